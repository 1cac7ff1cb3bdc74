import { expect, test } from '@playwright/test'
import { chooseStyles } from '../../support/e2e/buy-steps'

test('in a large window the bill unfolds, and no style and no licence moves while it gets its lines', async ({
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
