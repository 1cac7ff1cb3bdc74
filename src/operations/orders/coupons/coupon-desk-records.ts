import type { Payload } from 'payload'
import type { CouponUse } from '@/payload-types'

const ALL = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const

type Use = Required<Pick<CouponUse, 'order' | 'amount' | 'state' | 'createdAt'>>

/** Those that were not returned, the newest first. */
export async function findUsesOf(payload: Payload, coupon: string): Promise<Use[]> {
  const { docs } = await payload.find({
    collection: 'coupon-uses',
    where: { and: [{ coupon: { equals: coupon } }, { state: { not_equals: 'returned' } }] },
    select: { order: true, amount: true, state: true, createdAt: true },
    sort: '-createdAt',
    ...ALL,
  })
  return docs as Use[]
}

type OrderHead = { id: string; number: string; currency: string }

export async function findOrderHeads(
  payload: Payload,
  ids: string[],
): Promise<Map<string, OrderHead>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { in: ids } },
    select: { number: true, currency: true },
    ...ALL,
  })
  return new Map(docs.map(({ id, number, currency }) => [id, { id, number, currency }]))
}
