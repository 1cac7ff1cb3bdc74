import type { Payload, Where } from 'payload'
import type { PaymentEvent } from '@/payload-types'
import { compareAndSet, isStill } from '../../guarded-records'

/** `other_mode`: of the test account in a live shop, or the reverse; it stays as it came. */
export type NewPaymentEvent = {
  id: string
  type: string
  intent: string | null
  state: 'received' | 'other_mode'
}

export const EVENTS_AT_A_TIME = 50

/** An event is worked on in seconds; a claim this old belongs to a process that ended. */
const CLAIM_MS = 60_000

/**
 * One statement, past hooks: many events come at once, and each waits for its answer. false: this event is known already, which
 * the unique key says.
 */
export async function storePaymentEvent(
  payload: Payload,
  { id, ...event }: NewPaymentEvent,
): Promise<boolean> {
  const data = { eventid: id, ...event, attempts: 0, dueAt: new Date().toISOString() }
  try {
    await payload.db.create({ collection: 'payment-events', data, returning: false })
    return true
  } catch (error) {
    if (await hasEvents(payload, { eventid: { equals: id } })) return false
    throw error
  }
}

async function hasEvents(payload: Payload, where: Where): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'payment-events',
    where,
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** Whether Stripe ever told of this intent. */
export function hasEventOfIntent(payload: Payload, intent: string): Promise<boolean> {
  return hasEvents(payload, { intent: { equals: intent } })
}

export async function findKnownEvents(payload: Payload, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: { eventid: { in: ids } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Set(docs.map(({ eventid }) => eventid ?? ''))
}

/** Events that were worked on, and demo payments that have ended. What is left to do is none, however old. */
export async function findEndedEvents(
  payload: Payload,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: {
      and: [
        { state: { in: ['done', 'failed', 'other_mode', 'succeeded', 'canceled'] } },
        { createdAt: { less_than: before.toISOString() } },
      ],
    },
    depth: 0,
    limit,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

export async function removeEvents(payload: Payload, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await payload.db.deleteMany({ collection: 'payment-events', where: { id: { in: ids } } })
}

/** Those that wait longest first. */
export async function findDueEvents(payload: Payload, now: Date): Promise<PaymentEvent[]> {
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: { and: [{ state: { equals: 'received' } }, isDue(now)] },
    depth: 0,
    limit: EVENTS_AT_A_TIME,
    pagination: false,
    sort: ['dueAt', 'createdAt'],
    overrideAccess: true,
  })
  return docs
}

/** One guarded write: whoever gets it works on the event. */
export function claimEvent(payload: Payload, event: PaymentEvent, now: Date): Promise<boolean> {
  const attempts = event.attempts ?? 0
  return changeEvent(payload, event, {
    attempts: attempts + 1,
    dueAt: new Date(now.getTime() + CLAIM_MS).toISOString(),
  })
}

/** After a claim: done, failed for good, or due again later. */
export async function updateEvent(
  payload: Payload,
  claimed: PaymentEvent,
  data: { state: 'done' | 'failed' } | { dueAt: string },
): Promise<void> {
  await changeEvent(payload, { ...claimed, attempts: (claimed.attempts ?? 0) + 1 }, data)
}

function changeEvent(
  payload: Payload,
  { id, attempts }: PaymentEvent,
  data: Record<string, unknown>,
): Promise<boolean> {
  const isSame: Where[] = [
    { id: { equals: id } },
    { state: { equals: 'received' } },
    isStill('attempts', attempts ?? 0),
  ]
  return compareAndSet(payload, { collection: 'payment-events', where: { and: isSame }, data })
}

/** The first events were written before there was a time for them. */
function isDue(now: Date): Where {
  return { or: [{ dueAt: { less_than_equal: now.toISOString() } }, { dueAt: { exists: false } }] }
}
