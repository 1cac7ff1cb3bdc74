import type { Payload } from 'payload'
import type { DemoIntent, DemoIntentStore } from '@/payments/demo-intent-store'
import type { PaymentEvent } from '@/payload-types'
import { compareAndSet } from '../../guarded-records'
import { insertOnce } from '../../insert-once'

const TYPE = 'demo.intent'

/** Demo payments are rows of the payment events: one row an intent, its state changed by guarded updates. */
export function demoIntents(payload: Payload): DemoIntentStore {
  return {
    find: (id) => findBy(payload, 'intent', id),
    findBySecret: (clientSecret) =>
      findBy(payload, 'intent', intentIdOf(clientSecret), clientSecret),
    create: (intent) => create(payload, intent),
    change: (id, from, to) => change(payload, { id, from: [...from], to }),
  }
}

async function findBy(
  payload: Payload,
  field: 'intent' | 'eventid',
  value: string,
  clientSecret?: string,
): Promise<DemoIntent | null> {
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: { and: [{ type: { equals: TYPE } }, { [field]: { equals: value } }] },
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

async function create(payload: Payload, intent: DemoIntent): Promise<DemoIntent> {
  const eventid = `demo:${intent.idempotencyKey}`
  const { row } = await insertOnce({
    find: () => findBy(payload, 'eventid', eventid),
    insert: async () => {
      await payload.create({
        collection: 'payment-events',
        data: {
          eventid,
          type: TYPE,
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
  payload: Payload,
  {
    id,
    from,
    to,
  }: { id: string; from: string[]; to: Pick<DemoIntent, 'status' | 'declineMessage'> },
): Promise<boolean> {
  const intent = await findBy(payload, 'intent', id)
  if (!intent) return false
  return compareAndSet(payload, {
    collection: 'payment-events',
    where: {
      and: [{ intent: { equals: id } }, { type: { equals: TYPE } }, { state: { in: from } }],
    },
    data: { state: to.status, details: { ...intent, ...to } },
  })
}

/** The guarded column holds the current state; the rest never changes. */
function demoIntentOf(row: PaymentEvent): DemoIntent {
  const details = row.details as unknown as DemoIntent
  return { ...details, status: row.state as DemoIntent['status'] }
}
