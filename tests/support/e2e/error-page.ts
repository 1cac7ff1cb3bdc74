import { expect, type Page } from '@playwright/test'

export const FAULT_SENTENCE =
  'Internal Server Error. Nothing of yours is lost and nothing is charged twice.'

/** The page as an error page: its words, its ways on, its title; nothing of what failed. */
export async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error')
  const main = page.getByRole('main')
  await expect(main.getByText(FAULT_SENTENCE)).toBeVisible()
  await expect(main.getByRole('link')).toHaveText(['Try again →', 'All typefaces →'])
  await expect(page).toHaveTitle(/^Internal Server Error/)
  await expect(main).toHaveCount(1)
}
