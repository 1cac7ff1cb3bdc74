import { expect, test } from '@playwright/test'
import { addToCart, chooseStyles, openDetails } from '../../support/e2e/buy-steps'

// The tax came while the pointer was on its way, the bill grew, and the click met something else.
for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
]) {
  test(`when the tax comes, nothing moves at ${viewport.width} pixels${viewport.width === 1280 ? ' @commit' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/shop?typeface=young-serif')
    await chooseStyles(page, ['Regular'])
    await addToCart(page)
    await openDetails(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/order/country', async (route) => {
      await held
      await route.continue()
    })

    await page.getByLabel('Country').selectOption('DE')
    const tick = page.getByRole('checkbox', { name: /delivery begins at once/ })
    await tick.focus()
    await page.evaluate(() => document.fonts.ready)
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.agree, .bill, .bill .do')].map((element) => {
          const { top, height } = element.getBoundingClientRect()
          return [Math.round(top), Math.round(height)]
        }),
      )
    const before = await places()
    answer()
    await expect(page.getByText('VAT 19 %, Germany')).toBeVisible()

    expect(before).toHaveLength(4)
    expect(await places()).toEqual(before)
    await tick.check()
  })
}

test('in a window of 800 the whole form stands over its total, a company’s as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/shop?typeface=young-serif')
  await chooseStyles(page, ['Regular'])
  await addToCart(page)
  await openDetails(page)
  await page.getByLabel('Country').selectOption('DE')
  const scrolls = () =>
    page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)

  await expect(page.getByRole('checkbox', { name: /delivery begins at once/ })).toBeVisible()
  expect(await scrolls()).toBe(false)
  await page.getByLabel('Company, if it holds the licence').fill('Beispiel GmbH')
  await expect(page.getByLabel('VAT number, with its country')).toBeVisible()
  expect(await scrolls()).toBe(false)
})

test('in a window of 800 the total is as large in the details as in the cart', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/shop?typeface=fraunces')
  await chooseStyles(page, ['Light', 'Bold Italic'])
  await addToCart(page)
  const total = page.getByLabel('Total')
  const place = () => total.evaluate((line) => Math.round(line.getBoundingClientRect().left))
  const size = () => total.evaluate((line) => Math.round(line.getBoundingClientRect().height))
  await page.evaluate(() => document.fonts.ready)
  const inCart = [await place(), await size()]

  await openDetails(page)
  await expect(page.getByLabel('Country')).toBeVisible()
  expect([await place(), await size()]).toEqual(inCart)
})
