import type { Payload } from 'payload'
import type { IntentStore, StoredIntent, StoredIntentChange } from '@/payments/stored-intents'
import type { PaymentEvent } from '@/payload-types'
import { compareAndSet } from '../../guarded-records'
import { insertOnce } from '../../insert-once'
import { findStoredRefunds, insertStoredRefund } from './stored-refund-records'

/** Whose intents: those of the demo, or those of bank transfers. */
export type StoredKind = 'demo' | 'transfer'

type Place = { payload: Payload; kind: StoredKind }

/** They are rows of the payment events: one row an intent, its state changed by guarded updates. */
export function storedIntents(payload: Payload, kind: StoredKind): IntentStore {
  const place = { payload, kind }
  return {
    find: (id) => findBy(place, 'intent', id),
    findBySecret: (clientSecret) => findBy(place, 'intent', intentIdOf(clientSecret), clientSecret),
    create: (intent) => create(place, intent),
    change: (id, from, to) => change(place, { id, from: [...from], to }),
    refundsOf: (intent) => findStoredRefunds(payload, { kind, intent }),
    addRefund: (intent, refund) => insertStoredRefund(payload, { kind, intent, refund }),
  }
}

function typeOf(kind: StoredKind): string {
  return `${kind}.intent`
}

async function findBy(
  { payload, kind }: Place,
  field: 'intent' | 'eventid',
  value: string,
  clientSecret?: string,
): Promise<StoredIntent | null> {
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: { and: [{ type: { equals: typeOf(kind) } }, { [field]: { equals: value } }] },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  const intent = docs[0] ? demoIntentOf(docs[0]) : null
  if (clientSecret !== undefined && intent?.clientSecret !== clientSecret) return null
  return intent
}

/** "pi_demo_1_secret_2" belongs to "pi_demo_1", as with Stripe. */
function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}

async function create(place: Place, intent: StoredIntent): Promise<StoredIntent> {
  const { payload, kind } = place
  const eventid = `${kind}:${intent.idempotencyKey}`
  const { row } = await insertOnce({
    find: () => findBy(place, 'eventid', eventid),
    insert: async () => {
      await payload.create({
        collection: 'payment-events',
        data: {
          eventid,
          type: typeOf(kind),
          intent: intent.id,
          state: intent.status,
          details: intent as unknown as PaymentEvent['details'],
        },
        depth: 0,
        overrideAccess: true,
      })
      return intent
    },
  })
  return row
}

async function change(
  place: Place,
  { id, from, to }: { id: string; from: string[]; to: StoredIntentChange },
): Promise<boolean> {
  const intent = await findBy(place, 'intent', id)
  if (!intent) return false
  return compareAndSet(place.payload, {
    collection: 'payment-events',
    where: {
      and: [
        { intent: { equals: id } },
        { type: { equals: typeOf(place.kind) } },
        { state: { in: from } },
      ],
    },
    data: { state: to.status, details: { ...intent, ...to } },
  })
}

/** The guarded column holds the current state; the rest never changes. */
function demoIntentOf(row: PaymentEvent): StoredIntent {
  const details = row.details as unknown as StoredIntent
  return { ...details, status: row.state as StoredIntent['status'] }
}
