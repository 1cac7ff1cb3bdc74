import type { Payload, Where } from 'payload'

/** The orders that wait for staff: for a decision, or for a transfer that should have come. */
export type WaitingOrders = { where: Where; count: number }

export async function countOrdersToDecide(payload: Payload): Promise<WaitingOrders> {
  return count(payload, { and: [{ state: { equals: 'needs_review' } }] })
}

export async function countOverdueTransfers(payload: Payload, now: Date): Promise<WaitingOrders> {
  return count(payload, {
    and: [
      { state: { equals: 'awaiting_payment' } },
      { provider: { equals: 'transfer' } },
      { transferDueAt: { less_than: now.toISOString() } },
    ],
  })
}

async function count(payload: Payload, where: Where): Promise<WaitingOrders> {
  const { totalDocs } = await payload.count({ collection: 'orders', where, overrideAccess: true })
  return { where, count: totalDocs }
}
