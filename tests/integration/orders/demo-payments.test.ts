import { afterAll, expect, test } from 'vitest'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import type { Refusal } from '../../support/shop/browser'
import {
  aCart,
  aPurchase,
  checkOut,
  confirm,
  createPayment,
  payDemo,
  readStatus,
} from '../../support/shop/buyer'
import { deliveredOnce, requireOrder, settledDelivery } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
afterAll(() => shop.close())

test('fifty returns at once deliver once', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer, { email: 'fifty@example.org' })
  await payDemo(buyer, payment)
  const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(buyer, cart, payment)))

  expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(
    new Set(['200 paid']),
  )
  expect(new Set(answers.map(({ body }) => body.order_key))).toEqual(new Set([order.order_key]))
  expect(await settledDelivery(shop, order)).toEqual(deliveredOnce())
})

test('a payment asked for twenty times at once is one payment', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  await checkOut(buyer, cart)
  const answers = await Promise.all(Array.from({ length: 20 }, () => createPayment(buyer, cart)))

  expect(new Set(answers.map(({ body }) => body.client_secret)).size).toBe(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('a declined card says why and leaves the order waiting; the next card pays it', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer)
  const nothing = await confirm(buyer, cart, payment)
  await payDemo(buyer, payment, 'declined')
  const declined = await confirm(buyer, cart, payment)
  await payDemo(buyer, payment)
  const paid = await confirm(buyer, cart, payment)

  expect(nothing.body).toEqual({ status: 'failed', message: 'Nothing has been paid yet.' })
  expect(declined.body).toEqual({
    status: 'failed',
    message: 'Your bank said no and gave no reason.',
  })
  expect(paid.body).toMatchObject({ status: 'paid', order_key: order.order_key })
})

test('a card that needs to be confirmed is asked for, and then pays', async () => {
  const buyer = shop.visitor()
  const { cart, payment } = await aPurchase(buyer)
  await payDemo(buyer, payment, 'needs_confirmation')
  const asked = await confirm(buyer, cart, payment)
  await payDemo(buyer, payment, 'confirmed')
  const paid = await confirm(buyer, cart, payment)

  expect([asked.body, paid.body.status]).toEqual([{ status: 'requires_action' }, 'paid'])
})

test('a payment that nobody confirmed is found and delivered', async () => {
  const buyer = shop.visitor()
  const { order, payment } = await aPurchase(buyer, { email: 'unheard@example.org' })
  await payDemo(buyer, payment)
  await reconcilePayments(shop.payload, new Date(Date.now() + 3_600_000))

  expect(await settledDelivery(shop, order)).toEqual(deliveredOnce())
})

test('the fonts go to the browser that checked out, not to who holds the link of the cart', async () => {
  const [buyer, other] = [shop.visitor(), shop.visitor()]
  const { cart, order, payment } = await aPurchase(buyer)
  await payDemo(other, payment)
  const theirs = await confirm(other, cart, payment)
  const mine = await confirm(buyer, cart, payment)

  expect(theirs.body).toEqual({ status: 'paid' })
  expect(mine.body).toEqual({
    status: 'paid',
    order_key: order.order_key,
    order_url: `http://localhost:3000/order/${order.order_key}`,
  })
})

test('a payment belongs to its cart', async () => {
  const buyer = shop.visitor()
  const mine = await aPurchase(buyer)
  const other = await aPurchase(buyer)
  await payDemo(buyer, other.payment)
  const { status, body } = await buyer.post<Refusal>('/api/order/stripe/confirm', {
    cart_key: mine.cart.cart_key,
    payment_intent: other.payment.payment_intent,
  })

  expect({ status, body }).toEqual({
    status: 404,
    body: { error: { code: 'payment_not_found', message: 'There is no such payment.' } },
  })
  expect((await requireOrder(shop, mine.order)).state).toBe('awaiting_payment')
})

test('steps taken out of turn are refused', async () => {
  const buyer = shop.visitor()
  const cart = await aCart(buyer)
  const { cart_key } = cart
  const created = await buyer.post<Refusal>('/api/order/stripe/create', { cart_key })
  const confirmed = await buyer.post<Refusal>('/api/order/stripe/confirm', {
    cart_key,
    payment_intent: 'pi_demo_none',
  })

  expect([created, confirmed].map(({ status, body }) => [status, body.error.code])).toEqual([
    [409, 'not_checked_out'],
    [409, 'not_checked_out'],
  ])
})

test('an order that is not paid tells its state and gives nothing', async () => {
  const buyer = shop.visitor()
  const { order } = await aPurchase(buyer)

  expect(await readStatus(buyer, order)).toEqual({
    order_number: order.order_number,
    state: 'awaiting_payment',
    delivered_at: null,
    total: order.total,
    currency: 'EUR',
    licences: [],
    refunds: [],
    documents: [],
  })
})

test('a webhook means nothing where no Stripe is', async () => {
  const { status } = await shop.visitor().send('/api/order/stripe/webhook', '{}')

  expect(status).toBe(400)
})
