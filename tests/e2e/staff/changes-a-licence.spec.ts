import { expect } from '@playwright/test'
import { signInAsStaff } from '../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../support/e2e/staff/staff-test'
import { wireBrowser } from '../../support/http/wire-browser'
import { aLine, checkOut, confirm, createPayment, payDemo } from '../../support/shop/buyer'
import type { PricedCart } from '@/domain/cart/priced-cart'

test('staff exchange a style for somebody on the telephone, and see beforehand what it costs', async ({
  page,
  baseURL,
}) => {
  const buyer = wireBrowser(baseURL ?? '')
  const line = await aLine(buyer, { slug: 'instrument-serif', styles: ['Regular'] })
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines: [line] })
  const { body: order } = await checkOut(buyer, cart, { email: 'exchange@example.org' })
  const { body: payment } = await createPayment(buyer, cart)
  await payDemo(buyer, payment)
  await confirm(buyer, cart, payment)
  await signInAsStaff(page)
  await page.goto(`/admin/collections/orders?search=${order.order_number}`)
  await page.getByRole('link', { name: order.order_number }).click()
  const desk = page.getByRole('region', { name: 'Order', exact: true })
  await desk.getByRole('button', { name: /^Upgrade or exchange, / }).click()
  const form = desk.getByRole('group', { name: /^Change licence / })
  await form.getByRole('checkbox', { name: 'Regular' }).uncheck()
  await form.getByRole('checkbox', { name: 'Italic' }).check()
  await form.getByRole('button', { name: 'Show what it costs' }).click()
  await expect(form.getByRole('status')).toContainText('It costs 0.00 €')
  await form.getByLabel('Why, for whoever reads this later').fill('They telephoned.')
  await form.getByRole('button', { name: 'Change it, or send the quote' }).click()

  await expect(desk.getByText(/ became .+, by an exchange/)).toBeVisible()
  await page.goto(`/order/${order.order_key}`)
  const old = page.getByRole('listitem').filter({ hasText: 'Instrument Serif' })
  await expect(old).toContainText('Replaced by')
  await expect(old).toContainText('licence replaced')
  await expect(old.getByRole('link', { name: /^Download/ })).toHaveCount(0)
})
