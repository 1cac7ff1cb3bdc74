import { expect, type Page } from '@playwright/test'

/**
 * Opens a page and waits until its script has taken it over: from then on its links do not load pages afresh, and all of it
 * has its height.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
  await expect(page.locator('.from-top main > .hero')).toHaveCount(0)
}

/** Next's announcer is put there by the last of the router's first effects. */
export function expectHydrated(page: Page): Promise<void> {
  return expect(page.locator('next-route-announcer')).toBeAttached()
}
