import { expect, test } from '@playwright/test'
import { addToCart, chooseStyles } from '../../support/e2e/buy-steps'
import { nextFrames } from '../../support/e2e/next-frames'

test('in a large window the bill unfolds, and no style and no licence moves while it gets its lines @commit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/shop?typeface=fraunces')
  const style = page.getByRole('checkbox', { name: 'Black', exact: true })
  await expect(style).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.style-row, .tier')].map((row) =>
        Math.round(row.getBoundingClientRect().top),
      ),
    )
  const before = await places()

  await chooseStyles(page, ['Light', 'Light Italic', 'Bold', 'Bold Italic'])
  await page
    .locator('.tier')
    .filter({ hasText: /^10.000$/ })
    .click()
  await expect(page.getByText(/second licence/)).toBeVisible()
  await expect(page.locator('.bill')).toHaveClass(/is-wide/)
  expect(before.length).toBeGreaterThan(40)
  expect(await places()).toEqual(before)
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
]) {
  test(`taking the whole family moves no licence at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/shop?typeface=fraunces')
    await chooseStyles(page, ['Light'])
    const top = () =>
      page.locator('.licence-grid').evaluate((grid) => grid.getBoundingClientRect().top + scrollY)
    const before = await top()

    await page.getByRole('button', { name: /^Complete the family/ }).click()
    await expect(page.getByRole('button', { name: /^The whole family.*included$/ })).toBeFocused()
    expect(await top()).toBe(before)
  })

  test(`in the cart an offer that is taken stays in its row at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/shop?typeface=fraunces')
    await chooseStyles(page, ['Light'])
    await addToCart(page)
    const offer = page.getByRole('button', { name: /^Complete Fraunces/ })
    const below = page.getByRole('button', { name: 'Discounts, order number, quote' })
    const places = async () => [await offer.boundingBox(), await below.boundingBox()]
    const before = await places()

    await offer.click()
    await expect(offer).toContainText('included')
    await expect(offer).toBeFocused()
    expect(await places()).toEqual(before)
  })
}

test('on a phone both columns of styles are equally wide, however wide the face @commit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/shop?typeface=syne')
  const name = page.locator('.style-row .n', { hasText: 'ExtraBold' })
  await expect(name).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await nextFrames(page)
  const rows = await page
    .locator('.style-row')
    .evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().width)),
    )
  expect(new Set(rows)).toEqual(new Set([158]))
})
