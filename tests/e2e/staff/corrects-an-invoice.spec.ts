import { expect } from '@playwright/test'
import { openOrderAsStaff } from '../../support/e2e/staff/open-order'
import { test } from '../../support/e2e/staff/staff-test'
import { wireBrowser } from '../../support/http/wire-browser'
import { aPaidPurchase } from '../../support/shop/buyer'

test('staff see what a correction changes, then make it: the old invoice is cancelled, and its buyer finds all three', async ({
  page,
  baseURL,
}) => {
  const { order } = await aPaidPurchase(wireBrowser(baseURL ?? ''))
  const desk = await openOrderAsStaff(page, order.order_number)

  await desk.getByRole('button', { name: 'Correct the invoice' }).click()
  await desk.getByLabel('Company').fill('Druck & Co GmbH')
  await desk.getByLabel('VAT number, with its country').fill('ATU13585627')
  await desk.getByRole('combobox', { name: 'Country' }).selectOption('AT')
  await desk.getByLabel('Why, for whoever reads this later').fill('Their number came later.')
  await desk.getByRole('button', { name: 'Show what changes' }).click()
  const changes = desk.getByRole('status', { name: 'What changes' })
  await expect(changes).toContainText(/VAT 19 %.*Reverse charge/)
  await desk.getByRole('button', { name: /^Cancel DEMO-.* and make the new invoice$/ }).dblclick()

  await expect(desk.getByText('Corrected: both documents stand')).toBeVisible()
  const papers = desk.getByRole('region', { name: 'Papers' })
  await expect(papers.getByRole('link', { name: /^(Invoice|Cancellation) / })).toHaveCount(3)
  await page.goto(`/order/${order.order_key}`)
  await expect(page.getByRole('link', { name: /^Example (invoice|cancellation)/ })).toHaveCount(3)
})
