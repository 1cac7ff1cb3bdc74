import { expect, test, type Locator, type Page } from '@playwright/test'
import { openPage } from '../../../support/e2e/open-page'

const PHONE = 360

for (const path of [
  '/',
  '/explore',
  '/compare',
  '/typeface/fraunces',
  '/explore/fraunces',
  '/trial',
  '/write',
  '/shop',
  '/shop?typeface=fraunces',
]) {
  test(`with text of 200 %, ${path} is as wide as the phone @commit`, async ({ page }) => {
    await enlargeText(page)
    await openPage(page, path)

    await expect(page.locator('body')).toHaveCSS('--enlarged', '20px')
    // A phone shows a page that is too wide from further away.
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(PHONE)
  })
}

test('with text of 200 % the shop can be closed, and its total covers no word', async ({
  page,
}) => {
  await enlargeText(page)
  await openPage(page, '/shop?typeface=fraunces')
  await page.getByRole('checkbox', { name: 'Bold', exact: true }).check()
  await page.getByRole('radio', { name: 'Desktop, 2–5 users' }).check()
  await expect(page.getByRole('link', { name: 'Close' })).toBeInViewport({ ratio: 1 })

  const bill = page.getByRole('region', { name: 'Bill' })
  await bill.getByRole('button', { name: 'Add to cart' }).scrollIntoViewIfNeeded()
  const [label, note, total] = await Promise.all([
    boxOf(bill.getByText('Total', { exact: true })),
    boxOf(bill.locator('.bill-note')),
    boxOf(bill.locator('.bill-fit')),
  ])
  expect(Math.max(label.y + label.height, note.y + note.height)).toBeLessThanOrEqual(total.y)
})

test('at 100 % no rule for enlarged text applies, in whichever window', async ({ page }) => {
  await openPage(page, '/')
  for (const width of [PHONE, 411, 768, 1280, 1733, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator('body')).toHaveCSS('--enlarged', '0px')
  }
})

/** As a phone does whose reader set larger text: a window has as many pixels as before. */
async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { -webkit-text-size-adjust: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It has no box.')
  return box
}
