import type { Payload, Where } from 'payload'
import type { Cart } from '@/payload-types'
import { compareAndSet } from '../../guarded-records'

/** Carts that nobody paid and nobody has changed or looked at since. */
export async function findCartsUnusedSince(
  payload: Payload,
  { since, without, limit }: { since: Date; without: string[]; limit: number },
): Promise<Cart[]> {
  const { docs } = await payload.find({
    collection: 'carts',
    where: {
      and: [isUnusedSince(since), ...(without.length > 0 ? [{ id: { not_in: without } }] : [])],
    },
    depth: 0,
    limit,
    pagination: false,
    sort: 'updatedAt',
    overrideAccess: true,
  })
  return docs
}

/** Guarded: a cart that is in use again meanwhile stays. */
export async function removeUnusedCarts(
  payload: Payload,
  { ids, since }: { ids: string[]; since: Date },
): Promise<void> {
  if (ids.length === 0) return
  const where = { and: [isUnusedSince(since), { id: { in: ids } }] }
  await payload.db.deleteMany({ collection: 'carts', where })
}

/** Of these orders, those that may still be paid. */
export async function findOpenOrders(payload: Payload, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'orders',
    where: { and: [{ id: { in: ids } }, { state: { in: ['awaiting_payment', 'needs_review'] } }] },
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

/** A look counts as use, and changes nothing that a checkout compares. */
export async function noteLook(payload: Payload, id: string, since: Date): Promise<void> {
  await compareAndSet(payload, {
    collection: 'carts',
    where: { and: [{ id: { equals: id } }, { updatedAt: { less_than: since.toISOString() } }] },
    data: { updatedAt: new Date().toISOString() },
  })
}

function isUnusedSince(since: Date): Where {
  return {
    and: [
      { state: { in: ['open', 'ordered'] } },
      { updatedAt: { less_than: since.toISOString() } },
    ],
  }
}
