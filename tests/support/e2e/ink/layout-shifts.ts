import type { Page } from '@playwright/test'

type Shifted = Window & { shift?: number }

/** From its first paint on, everything that moves by itself on a page is added up. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as Shifted
    // Once a page: the second page of a tab gets this script twice.
    if (seen.shift !== undefined) return
    seen.shift = 0
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
      shifts.forEach(({ value }) => (seen.shift = (seen.shift ?? 0) + value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as Shifted).shift ?? NaN)
}
