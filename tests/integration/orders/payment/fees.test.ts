import { stripe } from '../../../support/shop/stripe-environment'
import { afterAll, expect, test } from 'vitest'
import { readDesk } from '@/operations/orders/staff-order'
import { noteFees } from '@/operations/orders/payment/reconcile-payments'
import { aPurchase, confirm } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'
import { signInStaff } from '../../../support/shop/staff'

const shop = await openShop()
const staff = await signInStaff(shop)
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const MINUTE = 60_000
const buy = async () => {
  const buyer = shop.visitor()
  const bought = await aPurchase(buyer)
  stripe.commands.pay(bought.payment.payment_intent)
  await confirm(buyer, bought.cart, bought.payment)
  return (await requireOrder(shop, bought.order)).id
}
const feeOf = async (id: string) => {
  const { fee, feeCurrency } = await shop.payload.findByID({
    collection: 'orders',
    id,
    showHiddenFields: true,
    overrideAccess: true,
  })
  return [fee ?? null, feeCurrency ?? null]
}

test('what Stripe kept of a payment stands at its order and beside its invoice', async () => {
  const id = await buy()
  await noteFees(shop.payload)

  const { sheet } = await readDesk(shop.payload, id)
  const month = new Date().toISOString().slice(0, 7)
  const table = await (await staff.open(`/api/invoices/export?month=${month}`)).text()
  expect(sheet.payment.fee).toEqual({ amount: 132, currency: 'EUR' })
  expect(table).toContain(';invoice;;1,32;EUR\r\n')
})

test('a fee that Stripe does not know yet is asked for again later, and once it is known never more', async () => {
  stripe.commands.delayBalance()
  const id = await buy()
  await noteFees(shop.payload)
  const early = await feeOf(id)
  stripe.commands.moveBalance()
  await noteFees(shop.payload)
  const stillEarly = await feeOf(id)
  await noteFees(shop.payload, new Date(Date.now() + 6 * MINUTE))

  expect([early, stillEarly, await feeOf(id)]).toEqual([
    [null, null],
    [null, null],
    [132, 'EUR'],
  ])
})

test('while Stripe is away no order after the first is asked for', async () => {
  const orders = [await buy(), await buy()]
  stripe.commands.fault({ how: '429', on: 'GET /v1/payment_intents', times: 99 })
  await noteFees(shop.payload)
  stripe.commands.clearFaults()
  await noteFees(shop.payload)

  expect(await Promise.all(orders.map(feeOf))).toEqual([
    [null, null],
    [132, 'EUR'],
  ])
})
