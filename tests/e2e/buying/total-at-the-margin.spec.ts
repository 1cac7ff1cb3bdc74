import { expect, test, type Page } from '@playwright/test'
import { buyByCalls } from '../../support/e2e/buy-by-calls'
import { measureInk } from '../../support/e2e/ink/measure-ink'
import { addToCart, chooseDesktop, openDetails } from '../../support/e2e/buy-steps'
import { openPage } from '../../support/e2e/open-page'

/** A pixel, and what the box of the cart lies beside whole pixels. */
const ALLOWED = 1.5

/** Figures with axes, with features, in one style, in old style by default, in letters that lean, in capitals alone. */
const SLUGS = ['bricolage-grotesque', 'geist', 'young-serif', 'recursive', 'alegreya', 'bungee']

for (const slug of SLUGS) {
  test(`the ink of a total set in ${slug} ends at both margins of the cart, to the pixel${slug === SLUGS[0] ? ' @commit' : ''}`, async ({
    page,
  }) => {
    await openPage(page, `/shop?typeface=${slug}`)
    await page.locator('.panel').getByRole('checkbox').first().check()
    await chooseDesktop(page)
    await addToCart(page)
    for (const [width, height] of [
      [1280, 900],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => furthestFromMargin(page)).toBeLessThanOrEqual(ALLOWED)
    }
  })
}

test('so does the ink of a total that the tax has changed', async ({ page }) => {
  // 270.00 and 321.30: of narrower figures the second stands higher on the same measure.
  await openPage(page, '/shop?typeface=fraunces')
  for (const place of [0, 1, 2, 3, 4])
    await page.locator('.panel').getByRole('checkbox').nth(place).check()
  await chooseDesktop(page)
  await addToCart(page)
  await openDetails(page)
  await page.getByLabel('Country').selectOption('DE')
  await expect(page.getByText('VAT 19 %, Germany')).toBeVisible()

  await expect.poll(() => furthestFromMargin(page)).toBeLessThanOrEqual(ALLOWED)
})

test('so does the ink of thanks', async ({ page, baseURL }) => {
  const order = await buyByCalls(`${baseURL}`, 'thanked@example.org')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(`/order/${order.order_key}?thanks`)
    await expect(page.getByText('Thank you')).toBeVisible()
    await expect.poll(() => furthestOf(page, '.fitbox > *', '.fitbox')).toBeLessThanOrEqual(ALLOWED)
  }
})

function furthestFromMargin(page: Page): Promise<number> {
  return furthestOf(page, '.bill-total', '.bill-fit')
}

/** From the ends of the last of these lines to those of its box. */
async function furthestOf(page: Page, lines: string, boxes: string): Promise<number> {
  const text = page.locator(lines).last()
  await text.scrollIntoViewIfNeeded()
  const room = await page.locator(boxes).last().boundingBox()
  const line = await text.boundingBox()
  if (!room || !line) return NaN
  const strip = { x: room.x, width: room.width, y: line.y, height: line.height }
  const [edges] = await measureInk(page.context(), await page.screenshot({ scale: 'css' }), [strip])
  return Math.max(...[edges?.left, edges?.right].map((edge = NaN) => Math.abs(edge)))
}
