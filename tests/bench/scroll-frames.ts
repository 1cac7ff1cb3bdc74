import type { Page } from '@playwright/test'
import { atLeast, medianOf, percentileOf, sayMilliseconds, verdictLine } from './figures'

const SCROLLED_A_FRAME = 60

/** A screen that is redrawn sixty times a second, less what a measurement itself takes. */
const LEAST_FRAMES = 58

/** Scrolls a page at once over so many frames, and says how long each took. */
export async function showFrames(page: Page, frames: number): Promise<void> {
  const times = await page.evaluate(scrollOn, [frames, SCROLLED_A_FRAME] as const)
  const rate = 1000 / (times.reduce((sum, time) => sum + time, 0) / times.length)
  console.log(`\nScrolled through ${frames * SCROLLED_A_FRAME} px:`)
  console.log(`a frame took ${sayMilliseconds(medianOf(times))}, 95 % of them at most`)
  console.log(
    `${sayMilliseconds(percentileOf(times, 95))}, the longest ${sayMilliseconds(Math.max(...times))}.`,
  )
  const say = (figure: number) => figure.toFixed(1)
  console.log(verdictLine(atLeast('frames a second', { measured: rate, limit: LEAST_FRAMES, say })))
}

function scrollOn([frames, step]: readonly [number, number]): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = []
    let last = performance.now()
    requestAnimationFrame(function next(now: number) {
      if (times.length > 0 || now > last) times.push(now - last)
      last = now
      scrollBy(0, step)
      if (times.length < frames) requestAnimationFrame(next)
      else resolve(times.slice(1))
    })
  })
}
