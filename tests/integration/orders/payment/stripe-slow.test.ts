import { stripe, WEBHOOK_SECRET } from '../../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { PricedCart } from '@/domain/cart/priced-cart'
import {
  aCart,
  aLine,
  aPurchase,
  checkOut,
  confirm,
  createPayment,
  readStatus,
} from '../../../support/shop/buyer'
import { settledDelivery } from '../../../support/shop/delivered'
import { openShop } from '../../../support/shop/open-shop'
import { sendEvent } from '../../../support/shop/send-event'

const shop = await openShop()
afterEach(() => {
  vi.useRealTimers()
  stripe.commands.clearFaults()
})
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const HOUR = 3_600_000

test('while five buyers wait for a slow Stripe, all others are served', async () => {
  const waiting = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const buyer = shop.visitor()
      const cart = await aCart(buyer)
      await checkOut(buyer, cart)
      return { buyer, cart }
    }),
  )
  stripe.commands.fault({ how: 'slow', forMs: 1500, times: 5, on: 'POST /v1/payment_intents' })
  const order: string[] = []
  const paying = waiting.map(async ({ buyer, cart }) => {
    const { status } = await createPayment(buyer, cart)
    order.push(`payment ${status}`)
  })
  const reading = waiting.map(async ({ buyer, cart }) => {
    const { status } = await buyer.get(`/api/order?cart_key=${cart.cart_key}`)
    order.push(`cart ${status}`)
  })
  await Promise.all([...reading, ...paying])

  expect(order).toEqual([
    ...Array.from({ length: 5 }, () => 'cart 200'),
    ...Array.from({ length: 5 }, () => 'payment 200'),
  ])
})

test('a cart that is changed after its payment began is charged what it costs now, the old intent cancelled', async () => {
  const buyer = shop.visitor()
  const { cart, payment } = await aPurchase(buyer)
  const { cart_key } = cart
  const lines = await Promise.all(
    ['young-serif', 'instrument-serif'].map((slug) => aLine(buyer, { slug })),
  )
  const { body: ordered } = await buyer.get<PricedCart>(`/api/order?cart_key=${cart_key}`)
  const { revision } = ordered
  const { body: changed } = await buyer.post<PricedCart>('/api/order', {
    cart_key,
    revision,
    lines,
  })
  const { body: order } = await checkOut(buyer, changed)
  const { body: next } = await createPayment(buyer, changed)
  const atStripe = [payment, next].map(({ payment_intent }) => {
    const intent = stripe.commands.intents().find(({ id }) => id === payment_intent)
    return [intent?.status, intent?.amount]
  })

  expect(order.total).toBeGreaterThan(payment.amount)
  expect(atStripe).toEqual([
    ['canceled', payment.amount],
    ['requires_payment_method', order.total],
  ])
})

test.each([
  ['forward', HOUR, 200],
  ['back', -HOUR, 410],
])('a clock that jumps an hour %s while somebody pays loses nothing', async (way, by, download) => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer, { email: `jumps-${way}@example.org` })
  const object = { id: payment.payment_intent, object: 'payment_intent' }
  const event = { id: `evt_${way}`, type: 'payment_intent.succeeded', data: { object } }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
  stripe.commands.pay(payment.payment_intent)
  const late = { secret: WEBHOOK_SECRET, ageInSeconds: by / 1000 }
  const refused = await sendEvent(shop, { object: 'event', ...event }, late)
  const paid = await confirm(buyer, cart, payment)
  const { licences } = await readStatus(buyer, order)
  vi.useRealTimers()
  const { status } = await buyer.fetch(licences[0]?.download_url ?? '')

  // What was signed by another clock opens nothing; Stripe sends such an event again.
  expect([refused.status, paid.body.status, status]).toEqual([400, 'paid', download])
  expect(await settledDelivery(shop, order)).toMatchObject({ state: 'paid', licences: 1, sent: 1 })
})

test('a cart of two hundred lines is paid for and delivered, line by line', async () => {
  const buyer = shop.visitor()
  const line = await aLine(buyer, { slug: 'young-serif' })
  const lines = Array.from({ length: 200 }, () => line)
  const { body: cart } = await buyer.post<PricedCart>('/api/order', { lines })
  const { body: order } = await checkOut(buyer, cart, { email: 'many@example.org' })
  const { body: payment } = await createPayment(buyer, cart)
  stripe.commands.pay(payment.payment_intent)
  await confirm(buyer, cart, payment)

  expect(await settledDelivery(shop, order)).toMatchObject({
    state: 'paid',
    licences: 200,
    grants: 200,
    sent: 1,
  })
})
