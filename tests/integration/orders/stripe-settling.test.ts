import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import type { Refusal } from '../../support/shop/browser'
import { aPurchase, checkOut, confirm, createPayment, readStatus } from '../../support/shop/buyer'
import {
  deliveredFor,
  deliveredOnce,
  requireOrder,
  settledDelivery,
} from '../../support/shop/delivered'
import { openShop, WAITING } from '../../support/shop/open-shop'
import { sendEvent } from '../../support/shop/send-event'
import { serveShop } from '../../support/shop/serve-shop'

const shop = await openShop()
const served = await serveShop(shop)
const webhook = `${served.base}/api/order/stripe/webhook`

beforeEach(() => stripe.deliverWebhooks(webhook, WEBHOOK_SECRET))
afterAll(async () => {
  await stripe.stop()
  await served.stop()
  await shop.close()
})

function succeeded(intent: string) {
  const event = stripe.commands
    .events()
    .find(({ type, data }) => type === 'payment_intent.succeeded' && data.object.id === intent)
  if (!event) throw new Error(`${intent} has not succeeded.`)
  return event
}

const inAnHour = () => new Date(Date.now() + 3_600_000)

test('twenty-five returns and twenty-five webhooks at once deliver once', async () => {
  const buyer = shop.visitor()
  stripe.commands.holdWebhooks()
  const { cart, order, payment } = await aPurchase(buyer, { email: 'at-once@example.org' })
  stripe.commands.pay(payment.payment_intent)
  const event = succeeded(payment.payment_intent)
  const answers = await Promise.all(
    Array.from({ length: 25 }, async (_, index) => [
      (await confirm(buyer, cart, payment)).status,
      (await sendEvent(shop, { ...event, id: `evt_${index % 5}` }, { secret: WEBHOOK_SECRET }))
        .status,
    ]),
  )
  await stripe.commands.releaseWebhooks()

  expect(new Set(answers.flat())).toEqual(new Set([200]))
  expect(await settledDelivery(shop, order)).toEqual(deliveredOnce())
})

test('an event delivered ten times is kept once', async () => {
  const buyer = shop.visitor()
  const { order, payment } = await aPurchase(buyer, { email: 'ten-times@example.org' })
  stripe.commands.pay(payment.payment_intent)
  await stripe.commands.webhooksSettled()
  const event = succeeded(payment.payment_intent)
  for (let copy = 0; copy < 9; copy++) await stripe.commands.redeliver(event.id)
  const { totalDocs } = await shop.payload.count({
    collection: 'payment-events',
    where: { eventid: { equals: event.id } },
    overrideAccess: true,
  })

  expect(totalDocs).toBe(1)
  await vi.waitFor(async () => expect((await readStatus(buyer, order)).state).toBe('paid'), WAITING)
  expect(await settledDelivery(shop, order)).toEqual(deliveredOnce())
})

test('a webhook that comes before the browser returns settles, and the return says paid', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer, { email: 'before@example.org' })
  stripe.commands.pay(payment.payment_intent)
  await vi.waitFor(async () => expect((await readStatus(buyer, order)).state).toBe('paid'), WAITING)
  const { body } = await confirm(buyer, cart, payment)

  expect(body).toMatchObject({ status: 'paid', order_key: order.order_key })
  expect(await settledDelivery(shop, order)).toEqual(deliveredOnce())
})

test('a lost webhook and a closed browser are made good by asking Stripe', async () => {
  const buyer = shop.visitor()
  const { order, payment } = await aPurchase(buyer, { email: 'closed@example.org' })
  stripe.commands.webhook({ lose: true, type: 'payment_intent.succeeded' })
  stripe.commands.webhook({ lose: true, type: 'charge.succeeded' })
  stripe.commands.pay(payment.payment_intent)
  await stripe.commands.webhooksSettled()
  expect(await deliveredFor(shop, order)).toMatchObject({ state: 'awaiting_payment', licences: 0 })

  await reconcilePayments(shop.payload, inAnHour())
  await reconcilePayments(shop.payload, inAnHour())
  expect(await settledDelivery(shop, order)).toEqual(deliveredOnce())
})

test.each([
  ['less money', { amount_received: 1 }],
  ['another currency', { currency: 'usd' }],
])('%s than was asked for delivers nothing and waits for staff', async (_what, change) => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer, { email: 'short@example.org' })
  stripe.commands.holdWebhooks()
  stripe.commands.pay(payment.payment_intent)
  stripe.commands.forgeIntent(payment.payment_intent, change)
  await stripe.commands.releaseWebhooks()
  const { body } = await confirm(buyer, cart, payment)

  expect(body.status).toBe('processing')
  await vi.waitFor(
    async () => expect((await requireOrder(shop, order)).state).toBe('needs_review'),
    WAITING,
  )
  expect(await deliveredFor(shop, order)).toEqual({
    ...deliveredOnce(),
    state: 'needs_review',
    licences: 0,
    grants: 0,
    mails: [],
    sent: 0,
  })
  expect((await readStatus(buyer, order)).licences).toEqual([])
  const again = await checkOut(buyer, cart, { email: 'short@example.org' })
  expect(again.body).toMatchObject({ error: { code: 'cart_paid' } })
})

test('an intent asked for twenty times at once is one intent', async () => {
  const buyer = shop.visitor()
  const { cart, payment } = await aPurchase(buyer)
  const again = await Promise.all(Array.from({ length: 20 }, () => createPayment(buyer, cart)))

  expect(new Set(again.map(({ body }) => body.client_secret))).toEqual(
    new Set([payment.client_secret]),
  )
  expect(payment).toMatchObject({ provider: 'stripe', publishable_key: 'pk_test_of_this_shop' })
})

test('another cart cannot confirm this intent, and nobody an unknown one', async () => {
  const [one, other] = [shop.visitor(), shop.visitor()]
  const mine = await aPurchase(one)
  const theirs = await aPurchase(other)
  stripe.commands.pay(theirs.payment.payment_intent)
  const stolen = await one.post<Refusal>('/api/order/stripe/confirm', {
    cart_key: mine.cart.cart_key,
    payment_intent: theirs.payment.payment_intent,
  })
  const random = await one.post<Refusal>('/api/order/stripe/confirm', {
    cart_key: mine.cart.cart_key,
    payment_intent: 'pi_of_nobody',
  })

  expect([stolen.status, random.status]).toEqual([404, 404])
  expect((await requireOrder(shop, mine.order)).state).toBe('awaiting_payment')
})

test('with keys there is no demo card', async () => {
  const buyer = shop.visitor()
  const { payment } = await aPurchase(buyer)
  const { status } = await buyer.post('/api/demo-payments/pay', {
    client_secret: payment.client_secret,
    card: 'accepted',
  })

  expect(status).toBe(404)
})

test('an intent cancelled from outside is followed by another, which can be paid', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer, { email: 'outside@example.org' })
  await fetch(`${stripe.base}/v1/payment_intents/${payment.payment_intent}/cancel`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` },
  })

  const { body: next } = await createPayment(buyer, cart)
  expect(next.payment_intent).not.toBe(payment.payment_intent)
  expect((await createPayment(buyer, cart)).body).toEqual(next)

  stripe.commands.pay(next.payment_intent)
  await confirm(buyer, cart, next)
  expect(await settledDelivery(shop, order)).toEqual(deliveredOnce())
})
