import type { Payload, Where } from 'payload'
import type { Order } from '@/payload-types'

/** The order that waits for its payment. */
export function findUnpaidOrderOfQuote(payload: Payload, number: string): Promise<Order | null> {
  return findOne(payload, {
    and: [{ quote: { equals: number } }, { state: { equals: 'awaiting_payment' } }],
  })
}

/** The last one that was placed by it. */
export function findOrderOfQuote(payload: Payload, number: string): Promise<Order | null> {
  return findOne(payload, { quote: { equals: number } })
}

async function findOne(payload: Payload, where: Where): Promise<Order | null> {
  const { docs } = await payload.find({
    collection: 'orders',
    where,
    depth: 0,
    limit: 1,
    sort: '-placedAt',
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs[0] ?? null
}
