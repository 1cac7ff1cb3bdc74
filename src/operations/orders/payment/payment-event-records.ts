import type { Payload } from 'payload'
import type { PaymentEvent } from '@/payload-types'
import { isTaken } from '../../is-taken'

/** null: this event is known already. */
export async function keepPaymentEvent(
  payload: Payload,
  { id, type, intent }: { id: string; type: string; intent: string | null },
): Promise<PaymentEvent | null> {
  try {
    return await payload.create({
      collection: 'payment-events',
      data: { eventid: id, type, intent, state: 'received' },
      depth: 0,
      overrideAccess: true,
    })
  } catch (error) {
    if (isTaken(error)) return null
    throw error
  }
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
