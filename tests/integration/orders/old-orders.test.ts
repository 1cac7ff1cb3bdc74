import { stripe } from '../../support/shop/stripe-environment'
import { afterAll, expect, test } from 'vitest'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import type { Refusal } from '../../support/shop/browser'
import { aCart, aPurchase, checkOut, type Placed } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000)

async function stateOf(order: Placed): Promise<string> {
  return (await requireOrder(shop, order)).state
}

test('an order nobody paid is given up with its intent after three days, and not before', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer)
  await reconcilePayments(shop.payload, inDays(2))
  const before = await stateOf(order)
  await reconcilePayments(shop.payload, inDays(4))
  const intent = stripe.commands.intents().find(({ id }) => id === payment.payment_intent)
  const { cart_key } = cart
  const paying = await buyer.post<Refusal>('/api/order/stripe/create', { cart_key })
  const again = await checkOut(buyer, cart)

  expect([before, await stateOf(order), intent?.status]).toEqual([
    'awaiting_payment',
    'cancelled',
    'canceled',
  ])
  expect(paying).toMatchObject({ status: 409, body: { error: { code: 'not_checked_out' } } })
  expect(again).toMatchObject({ status: 200, body: { state: 'awaiting_payment' } })
})

test('an old order whose money came unheard is paid, and money on its way is waited for', async () => {
  const buyer = shop.visitor()
  const [paid, processing, asking] = [
    await aPurchase(buyer, { email: 'unheard@example.org' }),
    await aPurchase(buyer),
    await aPurchase(buyer),
  ]
  stripe.commands.pay(paid.payment.payment_intent)
  stripe.commands.processNext()
  stripe.commands.pay(processing.payment.payment_intent)
  stripe.commands.askNext()
  stripe.commands.pay(asking.payment.payment_intent)
  await reconcilePayments(shop.payload, inDays(4))

  expect(await Promise.all([paid, processing, asking].map(({ order }) => stateOf(order)))).toEqual([
    'paid',
    'awaiting_payment',
    'awaiting_payment',
  ])
})

test('an order whose payment never began is given up by its age like the rest', async () => {
  const buyer = shop.visitor()
  const { body: order } = await checkOut(buyer, await aCart(buyer))
  await reconcilePayments(shop.payload, inDays(4))

  expect(await stateOf(order)).toBe('cancelled')
})

test('a bank that nobody answered is waited for thirty days', async () => {
  const { order, payment } = await aPurchase(shop.visitor())
  stripe.commands.askNext()
  stripe.commands.pay(payment.payment_intent)
  await reconcilePayments(shop.payload, inDays(29))
  const before = await stateOf(order)
  await reconcilePayments(shop.payload, inDays(31))

  expect([before, await stateOf(order)]).toEqual(['awaiting_payment', 'cancelled'])
})

test('an old order is left alone while Stripe is away, or does not know its intent', async () => {
  const buyer = shop.visitor()
  const { order } = await aPurchase(buyer)
  stripe.commands.fault({ how: '500', times: 100, on: 'payment_intents' })
  await reconcilePayments(shop.payload, inDays(4))
  stripe.commands.clearFaults()
  const whileAway = await stateOf(order)
  await shop.payload.db.updateOne({
    collection: 'orders',
    where: { number: { equals: order.order_number } },
    data: { intent: 'pi_of_other_keys' },
  })
  await reconcilePayments(shop.payload, inDays(4))

  expect([whileAway, await stateOf(order)]).toEqual(['awaiting_payment', 'awaiting_payment'])
})
