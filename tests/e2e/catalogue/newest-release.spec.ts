import { expect, test, type Page } from '@playwright/test'

test('what a release changed most stands large over its old outline, beside its notes @commit', async ({
  page,
}) => {
  await page.goto('/typeface/geist')
  const releases = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Releases', exact: true }) })
  await expect(releases.getByText(/Vietnamese joins the languages/)).toBeVisible()
  await expect(releases.getByText('1.002 as a line')).toBeVisible()
  expect(await widthOf(page, '7')).toBeGreaterThan(2 * (await widthOf(page, '4')))

  await releases.getByRole('link', { name: /All releases/ }).click()
  await expect(page.getByRole('heading', { name: '1.002' })).toBeVisible()
})

async function widthOf(page: Page, letter: string): Promise<number> {
  const drawing = page.getByRole('img', { name: new RegExp(`^${letter}, changed: `) })
  return (await drawing.boundingBox())?.width ?? 0
}
