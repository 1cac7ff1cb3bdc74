import { expect, test, type Page } from '@playwright/test'

test('a route that is not there answers 404 with its path', async ({ page }) => {
  expect(await open(page, '/nothing/of/the/kind')).toBe(404)
  await expectWords(page, 'Page not found: /nothing/of/the/kind')
})

test('a typeface, a page, a cart and an order that are not there answer 404 with their path', async ({
  page,
}) => {
  for (const path of [
    '/typeface/nobody',
    '/explore/nobody',
    '/nobody',
    '/cart/nobody',
    '/order/nobody',
  ]) {
    expect(await open(page, path)).toBe(404)
    await expectWords(page, `Page Not Found: ${path}`)
  }
})

test('a path is shown as it was written, and never becomes a part of the page', async ({
  page,
}) => {
  const path = '/typeface/%3Cimg%20id=planted%20src=x%20onerror=document.title=1%3E'

  expect(await open(page, path)).toBe(404)
  await expectWords(page, `Page Not Found: ${path}`)
  await expect(page.locator('#planted')).toHaveCount(0)
  await expect(page).toHaveTitle(/Page Not Found/)
})

async function open(page: Page, path: string): Promise<number | undefined> {
  return (await page.goto(path))?.status()
}

/** The words, the ways on, and not the page for faults. */
async function expectWords(page: Page, words: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(main.getByText(words, { exact: true })).toBeVisible()
  await expect(main.getByRole('link')).toHaveText(['All typefaces →', 'Explore →'])
  await expect(page.getByText('Internal Server Error')).toHaveCount(0)
}
