import type { Payload } from 'payload'
import type { OrderEvent } from '@/payload-types'
import { insertOnce } from '../insert-once'

export type NewOrderEvent = {
  order: string
  /** What happened: 'paid', 'refund_succeeded'. */
  kind: string
  by: 'buyer' | 'staff' | 'shop' | 'stripe'
  /** Which of the staff. */
  user?: string
  why?: string
  details?: Record<string, unknown>
  /** Within the order: the same happening has the same key, whoever records it, and is recorded once. */
  key: string
}

/** Adds one row to the history of an order. */
export async function recordOrderEvent(
  payload: Payload,
  { key, details, ...event }: NewOrderEvent,
): Promise<void> {
  const eventkey = `${event.order}:${key}`
  await insertOnce({
    find: () => findEvent(payload, eventkey),
    insert: () =>
      payload.create({
        collection: 'order-events',
        data: { ...event, eventkey, details, at: new Date().toISOString() },
        depth: 0,
        overrideAccess: true,
      }),
  })
}

async function findEvent(payload: Payload, eventkey: string): Promise<OrderEvent | null> {
  const { docs } = await payload.find({
    collection: 'order-events',
    where: { eventkey: { equals: eventkey } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

export async function hasOrderEvent(
  payload: Payload,
  order: string,
  key: string,
): Promise<boolean> {
  return (await findEvent(payload, `${order}:${key}`)) !== null
}

/** The oldest first. */
export async function findEventsOfOrder(payload: Payload, order: string): Promise<OrderEvent[]> {
  const { docs } = await payload.find({
    collection: 'order-events',
    where: { order: { equals: order } },
    depth: 0,
    limit: 1000,
    pagination: false,
    sort: ['at', 'createdAt'],
    overrideAccess: true,
  })
  return docs
}
