import { stripe, WEBHOOK_SECRET } from '../../support/shop/stripe-environment'
import { afterAll, expect, test, vi } from 'vitest'
import { processOpenEvents } from '@/operations/orders/payment/process-payment-events'
import { reconcilePayments } from '@/operations/orders/payment/reconcile-payments'
import { aPurchase, readStatus } from '../../support/shop/buyer'
import { openShop, WAITING } from '../../support/shop/open-shop'
import { sendEvent } from '../../support/shop/send-event'
import { signWebhook } from '../../support/stripe/sign-webhook'

const shop = await openShop()
afterAll(async () => {
  await stripe.stop()
  await shop.close()
})

const ADDRESS = 'http://localhost:3000/api/order/stripe/webhook'
const OURS = { secret: WEBHOOK_SECRET }

let made = 0
const anEvent = (change: Record<string, unknown> = {}) => ({
  id: `evt_${++made}`,
  object: 'event',
  type: 'payment_intent.succeeded',
  data: { object: { id: 'pi_of_nobody', object: 'payment_intent' } },
  ...change,
})

async function countEvents(): Promise<number> {
  const { totalDocs } = await shop.payload.count({
    collection: 'payment-events',
    overrideAccess: true,
  })
  return totalDocs
}

test.each([
  ['299 seconds old', 299, 200],
  ['301 seconds old', 301, 400],
  ['made 301 seconds ahead', -301, 400],
])('a signature %s answers as it should', async (_how, ageInSeconds, status) => {
  const response = await sendEvent(shop, anEvent(), { ...OURS, ageInSeconds })

  expect(response.status).toBe(status)
})

test.each([
  ['signed with another secret', { secret: 'whsec_of_another' }],
  ['signed with no secret', { secret: '' }],
  ['changed by a letter', { ...OURS, sentBody: JSON.stringify(anEvent()) }],
])('an event %s is refused and leaves nothing', async (_how, options) => {
  const before = await countEvents()
  const response = await sendEvent(shop, anEvent(), options)

  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    error: { code: 'signature_refused', message: expect.any(String) },
  })
  expect(await countEvents()).toBe(before)
})

test('an event whose body was written anew no longer fits its signature', async () => {
  const event = anEvent()
  const response = await sendEvent(shop, event, { ...OURS, sentBody: JSON.stringify(event) })

  expect(response.status).toBe(400)
})

test('an event without a signature is refused', async () => {
  const response = await shop.answer(
    new Request(ADDRESS, { method: 'POST', body: JSON.stringify(anEvent()) }),
  )

  expect(response.status).toBe(400)
})

test('a signed body that is no JSON is refused, and one too large before it is read', async () => {
  const large = ' '.repeat(2 * 1024 * 1024)

  expect((await sendEvent(shop, 'no json', OURS)).status).toBe(400)
  expect((await sendEvent(shop, large, OURS)).status).toBe(413)
})

test('an event of a kind nobody knows, or about an intent of another shop, is taken and ignored', async () => {
  const unknown = await sendEvent(shop, anEvent({ type: 'customer.created' }), OURS)
  const foreign = await sendEvent(shop, anEvent(), OURS)

  expect([unknown.status, foreign.status]).toEqual([200, 200])
})

test('an event says nothing by itself: the intent is asked for again', async () => {
  const buyer = shop.visitor()
  const { order, payment } = await aPurchase(buyer)
  const lie = anEvent({
    data: { object: { id: payment.payment_intent, object: 'payment_intent', status: 'succeeded' } },
  })
  const response = await sendEvent(shop, lie, OURS)
  await reconcilePayments(shop.payload, new Date(Date.now() + 3_600_000))

  expect(response.status).toBe(200)
  expect((await readStatus(buyer, order)).state).toBe('awaiting_payment')
})

test('an event that could not be worked on is taken up again', async () => {
  const buyer = shop.visitor()
  const { order, payment } = await aPurchase(buyer)
  stripe.commands.pay(payment.payment_intent)
  stripe.commands.fault({ how: '500', times: 3, on: 'GET /v1/payment_intents' })
  const event = anEvent({
    data: { object: { id: payment.payment_intent, object: 'payment_intent' } },
  })
  expect((await sendEvent(shop, event, OURS)).status).toBe(200)

  await vi.waitFor(async () => {
    await processOpenEvents(shop.payload, new Date(Date.now() + 3_600_000))
    expect((await readStatus(buyer, order)).state).toBe('paid')
  }, WAITING)
})

test('two hundred events at once are all taken, each once', async () => {
  const before = await countEvents()
  const events = Array.from({ length: 200 }, () => anEvent({ type: 'customer.created' }))
  const answers = await Promise.all(events.map((event) => sendEvent(shop, event, OURS)))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await countEvents()).toBe(before + 200)
})

test('a header of one event does not carry another', async () => {
  const [one, other] = [JSON.stringify(anEvent()), JSON.stringify(anEvent())]
  const signature = signWebhook(one, WEBHOOK_SECRET, Math.floor(Date.now() / 1000))
  const headers = { 'stripe-signature': signature }
  const response = await shop.answer(new Request(ADDRESS, { method: 'POST', headers, body: other }))

  expect(response.status).toBe(400)
})
