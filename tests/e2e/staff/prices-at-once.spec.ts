import { expect } from '@playwright/test'
import { closeLivePreview } from '../../support/e2e/staff/live-preview'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]

/** A family entered as “240” was once sold for 2.40 €, and prices were ten clicks each. */
test('staff price all styles of a typeface at once, at a desk and on a phone @commit', async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto('/admin/collections/typefaces?limit=50')
  const form = await page.getByRole('link', { name: 'Bungee' }).getAttribute('href')
  await page.goto(form ?? '')
  await closeLivePreview(page)
  await page.getByRole('button', { name: 'Styles and prices' }).click() // the tab that was open last comes first
  const desk = page.getByRole('region', { name: 'Styles' })
  const prices = desk.getByRole('textbox', { name: /^Price of / })
  const save = desk.getByRole('button', { name: /^Save the price/ })
  const saved = desk.getByText('Saved. The shop shows these prices.')
  await expect(prices.first()).toBeVisible()
  const before = await prices.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value),
  )

  for (const size of SIZES) {
    await page.setViewportSize(size)
    const rightmost = () =>
      page.locator('.tabs-field__tab-button').evaluateAll((tabs) => {
        return Math.max(...tabs.map((tab) => tab.getBoundingClientRect().right))
      })
    await expect.poll(rightmost, 'no tab is cut').toBeLessThanOrEqual(size.width)
    await prices.first().fill('1.200')
    await expect(desk.getByRole('alert')).toHaveText(/two ways\. Write 1200 or 1\.20/)
    await expect(save).toHaveCount(0)

    await prices.first().fill('0,45')
    await save.press('Enter')
    await expect(desk.getByRole('alert')).toContainText('0.45 € is a tenth or less')
    await desk.getByRole('button', { name: 'Undo' }).click()
    await expect(prices.first()).toHaveValue(before[0] ?? '')

    await prices.first().fill('49')
    await prices.first().press('Enter')
    await expect(prices.first()).toHaveValue('49.00')
    await save.press('Enter')
    await expect(saved).toBeVisible()
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBeLessThanOrEqual(size.width)

    await prices.first().fill(before[0] ?? '')
    await save.press('Enter')
    await expect(saved).toBeVisible()
  }
})
