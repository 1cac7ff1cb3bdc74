import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'
import { eventRetryAfterMs } from '@/domain/order/check-times'
import type { PaymentEvent } from '@/payload-types'
import { runFewAtOnce } from '../../run-few-at-once'
import { findOrderByIntent } from '../order-records'
import { noteProcessing } from '../order-state-records'
import { followPayment } from '../refunds/follow-payment'
import { claimEvent, EVENTS_AT_A_TIME, findDueEvents, updateEvent } from './payment-event-records'
import { settlePayment } from './settle-payment'

/** A launch brings hundreds of events at once; visitors go on being served while they are worked on. */
const WORKERS = 3

/** While others arrive, to store and answer them comes first; but none waits longer than this. */
const QUIET_MS = 30
const LONGEST_WAIT_MS = 5000

/** The run of this process, and whether an event came since it last looked. */
let isRunning = false
let isCalledAgain = false
let lastCalledAt = 0

/** Starts the workers without delaying the caller; those that run already look once more. */
export function processEventsSoon(payload: Payload): void {
  isCalledAgain = true
  lastCalledAt = Date.now()
  if (isRunning) return
  isRunning = true
  runWhileCalled(payload)
    .catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Payment events could not be read' }),
    )
    .finally(() => {
      isRunning = false
    })
}

async function runWhileCalled(payload: Payload): Promise<void> {
  while (isCalledAgain) {
    isCalledAgain = false
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
  if (!(await claimEvent(payload, event, now))) return
  try {
    if (event.intent) await settleIntent(payload, { type: event.type, intent: event.intent })
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
  while (Date.now() < Math.min(lastCalledAt + QUIET_MS, latest)) await pause(QUIET_MS)
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
  if (order && type === 'payment_intent.processing') await noteProcessing(payload, order)
  if (order) {
    await settlePayment(payload, order.id)
    if (isAfterPayment(type)) await followPayment(payload, order.id)
  } else payload.logger.warn({ msg: `No order holds the intent of an event: ${type}, ${intent}` })
}

/** Refunds and disputes. */
function isAfterPayment(type: string | null | undefined): boolean {
  return /^(refund\.|charge\.refund|charge\.dispute\.)/.test(type ?? '')
}
