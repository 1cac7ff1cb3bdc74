import type { CollectionSlug, Payload, Where } from 'payload'

/** Counts alone: nothing of what is counted is read. */
export type Counted = { collection: CollectionSlug; where: Where; count: number }

export async function countRows(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<Counted> {
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
  return { collection, where, count: totalDocs }
}

export async function hasRow(
  payload: Payload,
  collection: CollectionSlug,
  where: Where = {},
): Promise<boolean> {
  return (await countRows(payload, collection, where)).count > 0
}

export type LatestOrder = {
  id: string
  number: string
  state: string
  who: string
  total: number
  currency: string
  placedAt: string
}

export async function findLatestOrders(payload: Payload, limit: number): Promise<LatestOrder[]> {
  const { docs } = await payload.find({
    collection: 'orders',
    ...{ limit, depth: 0, pagination: false, sort: '-placedAt', overrideAccess: true },
    select: {
      number: true,
      state: true,
      name: true,
      company: true,
      email: true,
      total: true,
      currency: true,
      placedAt: true,
    },
  })
  return docs.map(({ id, number, state, name, company, email, total, currency, placedAt }) => ({
    ...{ id, number, state, total, currency, placedAt },
    who: company || name || email || '',
  }))
}
