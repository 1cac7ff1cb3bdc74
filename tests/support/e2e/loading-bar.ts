import type { Page } from '@playwright/test'
import { openPage } from './open-page'

export function bar(page: Page) {
  return page.locator('.loading-bar')
}

/** Its clock stands still as soon as the page is there. */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { barsSeen: number }
    seen.barsSeen = 0
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) seen.barsSeen += 1
    }).observe(document, { childList: true, subtree: true })
  })
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt(Date.now() + 600_000)
}

export function barsSeen(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { barsSeen: number }).barsSeen)
}

/** The bar's way as the browser animates it. */
export function creepOf(page: Page) {
  return bar(page).evaluate((element) => {
    const creep = element.getAnimations()[0]?.effect as KeyframeEffect
    const way = creep.getKeyframes().map(({ transform }) => transform)
    return { duration: creep.getTiming().duration, way }
  })
}

export function finishCreep(page: Page): Promise<void> {
  return bar(page).evaluate((element) => element.getAnimations().forEach((one) => one.finish()))
}

export function rightEdgeOf(page: Page): Promise<number> {
  return bar(page).evaluate((element) => element.getBoundingClientRect().right)
}
