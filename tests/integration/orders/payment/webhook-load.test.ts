import { stripe, WEBHOOK_SECRET } from '../../../support/shop/stripe-environment'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { processOpenEvents } from '@/operations/orders/payment/process-payment-events'
import { claimEvent, findDueEvents, storePaymentEvent } from '@/operations/records/payment-events'
import { aPurchase, readStatus } from '../../../support/shop/buyer'
import { openShop, WAITING } from '../../../support/shop/open-shop'
import { sendEvent } from '../../../support/shop/send-event'

const shop = await openShop()
const { payload } = shop
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await processOpenEvents(payload)
  await stripe.stop()
  await shop.close()
})

const OURS = { secret: WEBHOOK_SECRET }
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const anEvent = (id: string, intent: string, more: Record<string, unknown> = {}) => ({
  id,
  object: 'event',
  type: 'payment_intent.succeeded',
  livemode: false,
  data: { object: { id: intent, object: 'payment_intent' } },
  ...more,
})

async function stateOfEvent(id: string): Promise<string | null | undefined> {
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: { eventid: { equals: id } },
    overrideAccess: true,
  })
  return docs[0]?.state
}

/** The most requests about intents that the shop had under way at once. */
function countAtOnce() {
  const seen = { now: 0, most: 0 }
  const fetched = payload.find.bind(payload)
  vi.spyOn(payload, 'find').mockImplementation(async (query) => {
    const counts = query.collection === 'orders'
    seen.now += counts ? 1 : 0
    seen.most = Math.max(seen.most, seen.now)
    return fetched(query).finally(() => (seen.now -= counts ? 1 : 0)) as never
  })
  return seen
}

test('events are stored and answered at once, and worked on by three at a time', async () => {
  const seen = countAtOnce()
  const events = Array.from({ length: 120 }, (_, count) =>
    anEvent(`evt_many_${count}`, `pi_${count}`),
  )
  const answers = await Promise.all(events.map((event) => sendEvent(shop, event, OURS)))
  await vi.waitFor(
    async () => expect(await findDueEvents(payload, inMinutes(10))).toEqual([]),
    WAITING,
  )

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stateOfEvent('evt_many_119')).toBe('done')
  expect(seen.most).toBe(3)
})

test('an event whose worker ended is taken up by another within half a minute', async () => {
  await storePaymentEvent(payload, { id: 'evt_left', type: 'x', intent: null, state: 'received' })
  const [event] = await findDueEvents(payload, new Date())
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => claimEvent(payload, event!, new Date())),
  )
  await processOpenEvents(payload, inMinutes(0.2))
  const early = await stateOfEvent('evt_left')
  await processOpenEvents(payload, inMinutes(0.4))

  expect(claims.filter(Boolean)).toHaveLength(1)
  expect([early, await stateOfEvent('evt_left')]).toEqual(['received', 'done'])
})

test('an event that fails each time holds no other up, and is left to staff in the end', async () => {
  const { order, payment } = await aPurchase(shop.visitor())
  stripe.commands.fault({ how: '429', times: 1000, on: 'GET /v1/payment_intents' })
  await sendEvent(shop, anEvent('evt_poison', payment.payment_intent), OURS)
  await sendEvent(shop, anEvent('evt_after', 'pi_unknown'), OURS)
  await vi.waitFor(async () => expect(await stateOfEvent('evt_after')).toBe('done'), WAITING)
  const waits = await stateOfEvent('evt_poison')
  for (let hours = 1; hours <= 24; hours++) await processOpenEvents(payload, inMinutes(hours * 61))
  stripe.commands.clearFaults()

  expect([waits, await stateOfEvent('evt_poison')]).toEqual(['received', 'failed'])
  expect((await readStatus(shop.visitor(), order)).state).toBe('awaiting_payment')
})

test('an event of the other mode is noted and left alone', async () => {
  const { order, payment } = await aPurchase(shop.visitor())
  stripe.commands.pay(payment.payment_intent)
  const live = anEvent('evt_live', payment.payment_intent, { livemode: true })
  const { status } = await sendEvent(shop, live, OURS)
  await processOpenEvents(payload, inMinutes(60))

  expect([status, await stateOfEvent('evt_live')]).toEqual([200, 'other_mode'])
  expect((await readStatus(shop.visitor(), order)).state).toBe('awaiting_payment')
})
