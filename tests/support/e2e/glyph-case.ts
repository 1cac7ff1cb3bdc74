import { expect, type Page } from '@playwright/test'
import { openPage } from './open-page'

/** A letter of the case, once that is there: "k, Latin small letter k". */
export const letter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What is said of the open letter. */
export const inspector = (page: Page) => page.locator('.insp')

export async function openCase(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await page.getByRole('heading', { name: /^Glyphs/ }).scrollIntoViewIfNeeded()
  await expect(letter(page, 'g, Latin small letter g')).toBeVisible()
}
