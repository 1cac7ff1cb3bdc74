import { expect, type Page } from '@playwright/test'

/** Nothing reaches past the window: there is no way to scroll sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
  await expect.poll(overhang, `the page is wider than the window at ${page.url()}`).toBe(0)
}
