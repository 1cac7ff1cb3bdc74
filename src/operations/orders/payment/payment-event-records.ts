import type { Payload } from 'payload'
import type { PaymentEvent } from '@/payload-types'
import { insertOnce } from '../../insert-once'

/** null: this event is known already. */
export async function insertPaymentEventOnce(
  payload: Payload,
  { id, type, intent }: { id: string; type: string; intent: string | null },
): Promise<PaymentEvent | null> {
  const { row, isNew } = await insertOnce({
    find: () => findPaymentEvent(payload, id),
    insert: () =>
      payload.create({
        collection: 'payment-events',
        data: { eventid: id, type, intent, state: 'received' },
        depth: 0,
        overrideAccess: true,
      }),
  })
  return isNew ? row : null
}

async function findPaymentEvent(payload: Payload, id: string): Promise<PaymentEvent | null> {
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: { eventid: { equals: id } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

export async function findOpenPaymentEvents(
  payload: Payload,
  before: Date,
): Promise<PaymentEvent[]> {
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: {
      and: [{ state: { equals: 'received' } }, { createdAt: { less_than: before.toISOString() } }],
    },
    depth: 0,
    limit: 200,
    sort: 'createdAt',
    overrideAccess: true,
  })
  return docs
}

export async function closePaymentEvent(payload: Payload, id: string): Promise<void> {
  await payload.db.updateOne({
    collection: 'payment-events',
    where: { id: { equals: id } },
    data: { state: 'done' },
    options: { atomic: true },
  })
}
