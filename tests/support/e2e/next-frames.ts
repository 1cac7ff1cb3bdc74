import type { Page } from '@playwright/test'

/** Resolves when the page has been painted twice: whatever it does at once after what was awaited before is done by then. */
export function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
