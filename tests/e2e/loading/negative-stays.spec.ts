import { expect, test } from '@playwright/test'

test('Negative stays over pages and over a reload @commit', async ({ page }) => {
  const inTheme = (theme: string) =>
    expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await page.goto('/')
  await inTheme('default')
  await page.getByRole('button', { name: 'Negative' }).click()
  await inTheme('inverted')

  await page.getByRole('link', { name: 'Explore', exact: true }).first().click()
  await expect(page).toHaveURL(/\/explore$/)
  await inTheme('inverted')
  await page.goto('/shop')
  await inTheme('inverted')
  await page.goto('/typeface/geist')
  await expect(page.getByRole('button', { name: 'Negative', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Negative', exact: true }).click()
  await inTheme('default')
})
