import { stripe } from '../../../support/shop/stripe-environment'
import { afterAll, expect, test } from 'vitest'
import { PAYMENT_UNKNOWN } from '@/domain/order/order-answer'
import { cancelOrder } from '@/operations/orders/cancel-order'
import { readDesk } from '@/operations/orders/staff-order'
import { settlePayment } from '@/operations/orders/payment/settle-payment'
import { readOrder } from '@/operations/orders/read-order'
import { paymentText } from '@/storefront/checkout/order/order-text'
import { sentenceOfOrder } from '@/storefront/checkout/order/refund-text'
import { aPurchase, confirm, type Purchase } from '../../../support/shop/buyer'
import { requireOrder } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

/** Its intent was made with other keys: as far as this account knows it was never there. */
async function forgetIntent({ order }: Purchase, intent = intentOfOtherKeys(order)) {
  await shop.payload.db.updateOne({
    collection: 'orders',
    where: { number: { equals: order.order_number } },
    data: { intent },
  })
}

function intentOfOtherKeys({ order_number }: Purchase['order']): string {
  return `pi_of_other_keys_${order_number.replace('-', '_')}`
}

async function pageOf({ order }: Purchase) {
  const view = await readOrder(shop.payload, { key: order.order_key, origin: '' })
  return { state: view.state, payment: paymentText(view), sentence: sentenceOfOrder(view) }
}

const NOBODY_KNOWS = expect.stringContaining('nobody can say here whether your card was charged')

test('of a payment that the provider does not know nobody is told that nothing was charged', async () => {
  const buyer = shop.visitor()
  const bought = await aPurchase(buyer)
  const before = await pageOf(bought)
  await forgetIntent(bought)
  const payment = { ...bought.payment, payment_intent: intentOfOtherKeys(bought.order) }
  const { body } = await confirm(buyer, bought.cart, payment)
  const desk = await readDesk(shop.payload, (await requireOrder(shop, bought.order)).id)

  expect(before).toMatchObject({ payment: 'Not paid yet' })
  expect(body).toEqual({ status: 'processing', message: PAYMENT_UNKNOWN })
  expect(await pageOf(bought)).toEqual({
    state: 'awaiting_payment',
    payment: 'Not known',
    sentence: NOBODY_KNOWS,
  })
  expect(desk.received).toBe(null)
})

test('once the provider knows it again, the page says what it says', async () => {
  const bought = await aPurchase(shop.visitor())
  const { id, intent } = await requireOrder(shop, bought.order)
  await forgetIntent(bought)
  await settlePayment(shop.payload, id)
  await forgetIntent(bought, intent ?? '')
  await settlePayment(shop.payload, id)

  expect(await pageOf(bought)).toMatchObject({ payment: 'Not paid yet' })
})

test('an order that is cancelled with such a payment does not say that nothing was charged', async () => {
  const [unknown, known] = [await aPurchase(shop.visitor()), await aPurchase(shop.visitor())]
  await forgetIntent(unknown)
  await cancelOrder(shop.payload, await requireOrder(shop, unknown.order))
  await cancelOrder(shop.payload, await requireOrder(shop, known.order))

  expect(await pageOf(unknown)).toEqual({
    state: 'cancelled',
    payment: 'Not known',
    sentence: NOBODY_KNOWS,
  })
  expect(await pageOf(known)).toEqual({
    state: 'cancelled',
    payment: 'None',
    sentence: 'This order was cancelled before it was paid. Nothing was charged.',
  })
})
