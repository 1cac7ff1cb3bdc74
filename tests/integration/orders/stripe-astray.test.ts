import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { formatMoney } from '@/domain/money/format-money'
import type { Refusal } from '../../support/shop/browser'
import { aPurchase, confirm, createPayment, type Payment } from '../../support/shop/buyer'
import { requireOrder, settledDelivery } from '../../support/shop/delivered'
import { openShop, WAITING } from '../../support/shop/open-shop'
import { sendEvent } from '../../support/shop/send-event'

const shop = await openShop()
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

let told = 0

/** Stripe tells of an intent; the event is worked on when this ends. */
async function tell(payment: Pick<Payment, 'payment_intent'>, type = 'payment_intent.succeeded') {
  const id = `evt_astray_${++told}`
  const object = { id: payment.payment_intent, object: 'payment_intent' }
  await sendEvent(shop, { id, object: 'event', type, data: { object } }, { secret: WEBHOOK_SECRET })
  await vi.waitFor(async () => {
    const { docs } = await shop.payload.find({
      collection: 'payment-events',
      where: { eventid: { equals: id } },
      overrideAccess: true,
    })
    expect(docs.map(({ state }) => state)).toEqual(['done'])
  }, WAITING)
}

async function changeOrder(number: string, data: Record<string, unknown>) {
  const where = { number: { equals: number } }
  await shop.payload.db.updateOne({ collection: 'orders', where, data })
}

test('an intent that the keys of today do not know is replaced, and the new one is paid', async () => {
  const buyer = shop.visitor()
  const { cart, order } = await aPurchase(buyer, { email: 'keys@example.org' })
  const before = 'pi_demo_of_yesterday'
  await changeOrder(order.order_number, { intent: before, provider: 'demo' })
  const again = await Promise.all(Array.from({ length: 10 }, () => createPayment(buyer, cart)))
  const [{ body: fresh }] = again as [(typeof again)[0]]
  const stored = await requireOrder(shop, order)
  stripe.commands.pay(fresh.payment_intent)
  const { body } = await confirm(buyer, cart, fresh)

  expect(new Set(again.map(({ body }) => body.payment_intent))).toEqual(
    new Set([fresh.payment_intent]),
  )
  expect({ intent: stored.intent, provider: stored.provider }).toEqual({
    intent: fresh.payment_intent,
    provider: 'stripe',
  })
  expect(body.status).toBe('paid')
  expect(await settledDelivery(shop, order)).toMatchObject({ state: 'paid', licences: 1, sent: 1 })
})

test('an event about an intent that no order holds is closed, and leaves a line in the log', async () => {
  const warn = vi.spyOn(shop.payload.logger, 'warn')
  await tell({ payment_intent: 'pi_of_another_shop' })

  expect(warn.mock.calls).toEqual([
    [
      {
        msg: 'No order holds the intent of an event: payment_intent.succeeded, pi_of_another_shop',
      },
    ],
  ])
})

test('money that comes for a cancelled order is never dropped: staff look at it', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer)
  stripe.commands.pay(payment.payment_intent)
  await changeOrder(order.order_number, { state: 'cancelled' })
  const error = vi.spyOn(shop.payload.logger, 'error')
  await tell(payment)
  const { state, reviewReason } = await requireOrder(shop, order)
  const reason = `${formatMoney(order.total, 'EUR')} came after the order was cancelled (${payment.payment_intent}).`

  expect({ state, reviewReason }).toEqual({ state: 'needs_review', reviewReason: reason })
  expect(error.mock.calls).toEqual([
    [{ msg: `Order ${order.order_number} needs review: ${reason}` }],
  ])
  expect((await confirm(buyer, cart, payment)).body.status).toBe('processing')
  expect(await settledDelivery(shop, order)).toMatchObject({ licences: 0, grants: 0, sent: 0 })
})

test('a cancelled order whose money was given back stays cancelled', async () => {
  const buyer = shop.visitor()
  const { order, payment } = await aPurchase(buyer)
  stripe.commands.pay(payment.payment_intent)
  stripe.commands.refund(payment.payment_intent)
  await changeOrder(order.order_number, { state: 'cancelled' })
  await tell(payment, 'charge.refunded')

  expect((await requireOrder(shop, order)).state).toBe('cancelled')
})

test('an intent cancelled while its order waits is refused when confirmed', async () => {
  const buyer = shop.visitor()
  const { cart, order, payment } = await aPurchase(buyer)
  await fetch(`${stripe.base}/v1/payment_intents/${payment.payment_intent}/cancel`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` },
  })
  const refused = await buyer.post<Refusal>('/api/order/stripe/confirm', {
    cart_key: cart.cart_key,
    payment_intent: payment.payment_intent,
  })

  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'payment_cancelled' } } })
  expect((await requireOrder(shop, order)).state).toBe('awaiting_payment')
})
