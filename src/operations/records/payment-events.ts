import type { Payload, Where } from 'payload'
import type { PaymentEvent } from '@/payload-types'
import { claimEnd } from '@/platform/claims'
import type { ProviderRefund } from '@/payments/payment-provider'
import type { IntentStore, StoredIntent, StoredIntentChange } from '@/payments/stored-payments'
import { insertOnce } from '../insert-once'
import { compareAndSet, isStill } from './any-collection'
import { all, findAll, findOne, hasRow, insert, insertKeyed } from './rows'

/** `other_mode`: of the test account in a live shop, or the reverse; it stays as it came. */
type NewPaymentEvent = Pick<PaymentEvent, 'id' | 'type' | 'intent'> & {
  state: 'received' | 'other_mode'
}

export const EVENTS_AT_A_TIME = 50

/**
 * One statement, past hooks: many events come at once, and each waits for its answer. false: this event is known already, which
 * the unique key says.
 */
export async function storePaymentEvent(payload: Payload, { id, ...event }: NewPaymentEvent) {
  const data = { eventid: id, ...event, attempts: 0, dueAt: new Date().toISOString() }
  try {
    await payload.db.create({ collection: 'payment-events', data, returning: false })
    return true
  } catch (error) {
    if (await hasRow(payload, 'payment-events', { eventid: id })) return false
    throw error
  }
}

/** Whether Stripe ever told of this intent. */
export function hasEventOfIntent(payload: Payload, intent: string): Promise<boolean> {
  return hasRow(payload, 'payment-events', { intent })
}

export async function findKnownEvents(payload: Payload, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await findAll(payload, 'payment-events', { where: { eventid: { in: ids } } })
  return new Set(rows.map(({ eventid }) => eventid ?? ''))
}

/** Events that were worked on, and demo payments that have ended. What is left to do is none, however old. */
export async function findEndedEvents(
  payload: Payload,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await findAll(payload, 'payment-events', {
    where: {
      state: { in: ['done', 'failed', 'other_mode', 'succeeded', 'canceled'] },
      createdAt: { less_than: before.toISOString() },
    },
    limit,
  })
  return rows.map(({ id }) => id)
}

export async function removeEvents(payload: Payload, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await payload.db.deleteMany({ collection: 'payment-events', where: { id: { in: ids } } })
}

/** Those that wait longest first. */
export async function findDueEvents(payload: Payload, now: Date): Promise<PaymentEvent[]> {
  return findAll(payload, 'payment-events', {
    where: all({ state: 'received' }, isDue(now)),
    limit: EVENTS_AT_A_TIME,
    sort: ['dueAt', 'createdAt'],
  })
}

/** One guarded write: whoever gets it works on the event. */
export function claimEvent(payload: Payload, event: PaymentEvent, now: Date): Promise<boolean> {
  const attempts = event.attempts ?? 0
  return changeEvent(payload, event, { attempts: attempts + 1, dueAt: claimEnd(now).toISOString() })
}

/** After a claim: done, failed for good, claimed for longer, or due again later. */
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
  const isSame = all({ id, state: 'received' }, isStill('attempts', attempts ?? 0))
  return compareAndSet(payload, 'payment-events', isSame, data)
}

/** The first events were written before there was a time for them. */
function isDue(now: Date): Where {
  return { or: [{ dueAt: { less_than_equal: now.toISOString() } }, { dueAt: { exists: false } }] }
}

/** Whose intents: those of the demo, or those of bank transfers. */
type StoredKind = 'demo' | 'transfer'

type Place = { payload: Payload; kind: StoredKind }

/** They are rows of the payment events: one row an intent, its state changed by guarded updates. */
export function storedIntents(payload: Payload, kind: StoredKind): IntentStore {
  const place = { payload, kind }
  return {
    find: (id) => findStoredIntent(place, 'intent', id),
    findBySecret: (clientSecret) =>
      findStoredIntent(place, 'intent', intentIdOf(clientSecret), clientSecret),
    create: (intent) => createIntent(place, intent),
    change: (id, from, to) => changeIntent(place, { id, from: [...from], to }),
    refundsOf: (intent) => findStoredRefunds(place, intent),
    addRefund: (intent, refund) => insertStoredRefund(place, intent, refund),
  }
}

function typeOfIntent(kind: StoredKind): string {
  return `${kind}.intent`
}

async function findStoredIntent(
  { payload, kind }: Place,
  field: 'intent' | 'eventid',
  value: string,
  clientSecret?: string,
): Promise<StoredIntent | null> {
  const where = all({ type: typeOfIntent(kind) }, { [field]: value })
  const row = await findOne(payload, 'payment-events', { where })
  const intent = row ? demoIntentOf(row) : null
  if (clientSecret !== undefined && intent?.clientSecret !== clientSecret) return null
  return intent
}

/** "pi_demo_1_secret_2" belongs to "pi_demo_1", as with Stripe. */
function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}

async function createIntent(place: Place, intent: StoredIntent): Promise<StoredIntent> {
  const { payload, kind } = place
  const eventid = `${kind}:${intent.idempotencyKey}`
  const { row } = await insertOnce({
    find: () => findStoredIntent(place, 'eventid', eventid),
    insert: async () => {
      await insert(payload, 'payment-events', {
        eventid,
        type: typeOfIntent(kind),
        intent: intent.id,
        state: intent.status,
        details: intent as unknown as PaymentEvent['details'],
      })
      return intent
    },
  })
  return row
}

async function changeIntent(
  place: Place,
  { id, from, to }: { id: string; from: string[]; to: StoredIntentChange },
): Promise<boolean> {
  const intent = await findStoredIntent(place, 'intent', id)
  if (!intent) return false
  const still = { intent: id, type: typeOfIntent(place.kind), state: { in: from } }
  const change = { state: to.status, details: { ...intent, ...to } }
  return compareAndSet(place.payload, 'payment-events', still, change)
}

/** The guarded column holds the current state; the rest never changes. */
function demoIntentOf(row: PaymentEvent): StoredIntent {
  const details = row.details as unknown as StoredIntent
  return { ...details, status: row.state as StoredIntent['status'] }
}

/** Refunds of the demo and of transfers are rows of the payment events, beside their intents. */
async function findStoredRefunds({ payload, kind }: Place, intent: string) {
  const where = { type: `${kind}.refund`, intent }
  const rows = await findAll(payload, 'payment-events', { where, sort: 'createdAt' })
  return rows.map(refundOf)
}

async function insertStoredRefund(
  { payload, kind }: Place,
  intent: string,
  refund: ProviderRefund,
): Promise<ProviderRefund> {
  const eventid = `${kind}:${refund.id}`
  const details = refund as unknown as PaymentEvent['details']
  const { row } = await insertKeyed(payload, 'payment-events', {
    key: 'eventid',
    data: { eventid, type: `${kind}.refund`, intent, state: refund.status, details },
  })
  return refundOf(row)
}

function refundOf({ details }: PaymentEvent): ProviderRefund {
  return details as unknown as ProviderRefund
}
