import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { eventRetryAfterMs } from '@/domain/order/check-times'
import type { PaymentEvent } from '@/payload-types'
import { isStopping, whileClaimed } from '@/platform/claims'
import { shared } from '@/platform/shared'
import { findOrderByIntent } from '../../records/orders'
import {
  claimEvent,
  EVENTS_AT_A_TIME,
  findDueEvents,
  findEndedEvents,
  findKnownEvents,
  removeEvents,
  storePaymentEvent,
  updateEvent,
} from '../../records/payment-events'
import { runFewAtOnce } from '../../concurrency'
import { followPayment } from '../refunds/follow-payment'
import { paymentProvider } from './configured-payments'
import { noteUnderway, settlePayment } from './settle-payment'

/** A launch brings hundreds of events at once; visitors go on being served while they are worked on. */
const WORKERS = 3

/** While others arrive, to store and answer them comes first; but none waits longer than this. */
const QUIET_MS = 30

const LONGEST_WAIT_MS = 5000

/** The run of this process, and whether an event came since it last looked. */
const run = shared('payment events', () => ({
  isRunning: false,
  isCalledAgain: false,
  lastCalledAt: 0,
}))

/** Starts the workers without delaying the caller; those that run already look once more. */
function processEventsSoon(payload: Payload): void {
  run.isCalledAgain = true
  run.lastCalledAt = Date.now()
  if (run.isRunning) return
  run.isRunning = true
  runWhileCalled(payload)
    .catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Payment events could not be read' }),
    )
    .finally(() => {
      run.isRunning = false
    })
}

async function runWhileCalled(payload: Payload): Promise<void> {
  while (run.isCalledAgain) {
    run.isCalledAgain = false
    await processOpenEvents(payload)
  }
}

/** All events that are due: new ones, those that failed before, and those of a process that ended. */
export async function processOpenEvents(payload: Payload, now = new Date()): Promise<void> {
  for (;;) {
    const events = await findDueEvents(payload, now)
    await runFewAtOnce(events, { atOnce: WORKERS, work: (event) => process(payload, event, now) })
    if (events.length < EVENTS_AT_A_TIME) return
  }
}

async function process(payload: Payload, event: PaymentEvent, now: Date): Promise<void> {
  await untilQuiet(Date.parse(event.createdAt) + LONGEST_WAIT_MS)
  if (isStopping() || !(await claimEvent(payload, event, now))) return
  const makeDue = (due: Date) => updateEvent(payload, event, { dueAt: due.toISOString() })
  const onError = (error: unknown) => payload.logger.warn({ err: error })
  const { type, intent } = event
  try {
    await whileClaimed({ renew: makeDue, giveBack: makeDue, onError }, async () => {
      if (intent) await settleIntent(payload, { type, intent })
    })
    await updateEvent(payload, event, { state: 'done' })
  } catch (error) {
    payload.logger.error({
      err: error,
      msg: `Payment event ${event.eventid} could not be processed`,
    })
    await updateEvent(payload, event, afterFailure(event, now))
  }
}

async function untilQuiet(latest: number): Promise<void> {
  while (Date.now() < Math.min(run.lastCalledAt + QUIET_MS, latest)) await pause(QUIET_MS)
}

function afterFailure(event: PaymentEvent, now: Date): Parameters<typeof updateEvent>[2] {
  const after = eventRetryAfterMs((event.attempts ?? 0) + 1)
  return after === null
    ? { state: 'failed' }
    : { dueAt: new Date(now.getTime() + after).toISOString() }
}

/** An intent without an order is only logged: an account may serve several shops, and an order may have been given another intent. */
async function settleIntent(
  payload: Payload,
  { type, intent }: { type?: string | null; intent: string },
): Promise<void> {
  const order = await findOrderByIntent(payload, intent)
  // Worked on late, it may speak of a payment that has failed since.
  if (order && type === 'payment_intent.processing') await noteUnderway(payload, order)
  if (order) {
    await settlePayment(payload, order.id)
    if (isAfterPayment(type)) await followPayment(payload, order.id)
  } else payload.logger.warn({ msg: `No order holds the intent of an event: ${type}, ${intent}` })
}

/** Refunds and disputes. */
function isAfterPayment(type: string | null | undefined): boolean {
  return /^(refund\.|charge\.refund|charge\.dispute\.)/.test(type ?? '')
}

/** Checks the signature, stores the event and responds; the workers process it after. */
export async function receivePaymentEvent(
  payload: Payload,
  { rawBody, signature }: { rawBody: Uint8Array; signature: string | null },
): Promise<{ kind: 'received' } | { kind: 'refused' }> {
  const reading = paymentProvider(payload).readWebhook(rawBody, signature)
  if (reading.kind === 'refused') {
    payload.logger.warn({ msg: `A payment event was refused: ${reading.why}` })
    return { kind: 'refused' }
  }
  const { id, type, intent, isOtherMode } = reading
  const state = isOtherMode ? 'other_mode' : 'received'
  const isNew = await storePaymentEvent(payload, { id, type, intent, state })
  if (!isNew) return { kind: 'received' }

  if (isOtherMode) payload.logger.warn({ msg: `A payment event of the other mode is left: ${id}` })
  else processEventsSoon(payload)
  return { kind: 'received' }
}

/** As long as Stripe lists them. */
const LISTED_MS = 30 * 24 * 3_600_000

/** Asks the provider for events about refunds and disputes, and works on those whose webhook never came. */
export async function recoverLostEvents(payload: Payload, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - LISTED_MS)
  const events = await paymentProvider(payload).listEvents(since)
  const known = await findKnownEvents(
    payload,
    events.map(({ id }) => id),
  )
  const lost = events.filter(({ id, isOtherMode }) => !isOtherMode && !known.has(id))
  for (const { id, type, intent } of lost) {
    await storePaymentEvent(payload, { id, type, intent, state: 'received' })
  }
  if (lost.length > 0) processEventsSoon(payload)
}

/** Stripe repeats an event for days, by hand for up to thirty: a row must outlive that, so that the event is known. */
const REMOVED_AFTER_MS = 60 * 24 * 3_600_000

const AT_A_TIME = 500

const MOST_STEPS = 20

/** Removes old payment events, some at a time. Their bodies were never kept. */
export async function removeOldEvents(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - REMOVED_AFTER_MS)
  for (let step = 0; step < MOST_STEPS; step++) {
    const ids = await findEndedEvents(payload, { before, limit: AT_A_TIME })
    await removeEvents(payload, ids)
    if (ids.length < AT_A_TIME) return
  }
}
