import { expect } from '@playwright/test'
import { openOrderAsStaff } from '../../support/e2e/staff/open-order'
import { test } from '../../support/e2e/staff/staff-test'
import { wireBrowser } from '../../support/http/wire-browser'
import { aPaidPurchase } from '../../support/shop/buyer'

test('staff read an order at a desk and on a phone, revoke its licence, and its buyer reads why @commit', async ({
  page,
  baseURL,
}) => {
  const { order } = await aPaidPurchase(wireBrowser(baseURL ?? ''))
  const desk = await openOrderAsStaff(page, order.order_number)

  await expect(desk.getByRole('list', { name: 'What was ordered' })).toContainText('Young Serif')
  await expect(desk.getByText('Play money: nothing was really paid.')).toBeVisible()
  await expect(desk.getByRole('link', { name: /^Invoice/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(desk.locator('textarea')).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(390) // once the menu is closed
  await desk.getByRole('button', { name: 'Write a note' }).click()
  await desk.getByLabel('Note').fill('Rang us about the invoice.')
  await desk.getByRole('button', { name: 'Keep the note' }).click()
  await expect(desk.getByRole('list', { name: 'History' })).toContainText('Rang us about')

  await desk.getByRole('button', { name: /^Revoke, / }).click()
  await desk.getByLabel('Why; whoever holds it reads this').fill('Used for too many people.')
  await desk.getByRole('button', { name: 'Revoke it now' }).dblclick()
  await expect(desk.getByRole('status').first()).toContainText('It has ended')
  await expect(desk.getByRole('list', { name: 'Licences' })).toContainText('Used for too many')

  await page.goto(`/order/${order.order_key}`)
  await expect(page.getByText('licence ended')).toBeVisible()
  await expect(page.getByText('Used for too many people.')).toBeVisible()
})
