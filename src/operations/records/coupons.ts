import type { Payload, Where } from 'payload'
import type { Coupon as CouponRow, CouponUse } from '@/payload-types'
import { insertOnce } from '../insert-once'
import { compareAndSet } from './any-collection'
import { withTypefaces } from './typefaces'

/** By a code as codes are compared, with the names of its typefaces. */
export function findCouponByCode(payload: Payload, code: string): Promise<CouponRow | null> {
  return findCoupon(payload, { code: { equals: code } })
}

export function findCouponById(payload: Payload, id: string): Promise<CouponRow | null> {
  return findCoupon(payload, { id: { equals: id } })
}

async function findCoupon(payload: Payload, where: Where): Promise<CouponRow | null> {
  const { docs } = await payload.find({
    collection: 'coupons',
    where,
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return (await withTypefaces(payload, docs))[0] ?? null
}

/**
 * The uses of a coupon are counted from one up, and the count is part of their unique key: whoever inserts the next one has seen
 * all before it. So one insert decides who has the last use, and nothing else can be half done.
 */

type NewCouponUse = {
  coupon: string
  order: string
  serial: number
  customerhash: string
  amount: number
  state: 'held' | 'used'
}

const READ = { depth: 0, limit: 1, overrideAccess: true, showHiddenFields: true } as const

export async function findLastSerial(payload: Payload, coupon: string): Promise<number> {
  const { docs } = await payload.find({
    collection: 'coupon-uses',
    where: { coupon: { equals: coupon } },
    ...READ,
    sort: '-usekey',
  })
  return Number(docs[0]?.usekey?.split(':').at(-1) ?? 0)
}

export async function findUseOfOrder(payload: Payload, order: string): Promise<CouponUse | null> {
  return findUse(payload, { order: { equals: order } })
}

/** false: another use has this place. */
export async function insertUse(payload: Payload, use: NewCouponUse): Promise<boolean> {
  const { serial, ...data } = use
  const usekey = `${use.coupon}:${String(serial).padStart(8, '0')}`
  const { isNew } = await insertOnce({
    find: () => findUse(payload, { usekey: { equals: usekey } }),
    insert: () =>
      payload.create({
        collection: 'coupon-uses',
        data: { ...data, usekey },
        depth: 0,
        overrideAccess: true,
        showHiddenFields: true,
      }),
  })
  return isNew
}

/** One guarded write: false when the use was no longer in one of these states. One of which all was given back has ended for good. */
export function moveUse(
  payload: Payload,
  { id }: CouponUse,
  { from, to }: { from: CouponUse['state'][]; to: CouponUse['state'] },
): Promise<boolean> {
  return compareAndSet(payload, {
    collection: 'coupon-uses',
    where: {
      and: [{ id: { equals: id } }, { state: { in: from } }, { amount: { greater_than: 0 } }],
    },
    data: { state: to },
  })
}

/** Leaves so much of a use taken, and never more than before: of several writers the one who gave back most has the last word. */
export function lowerUse(payload: Payload, { id }: CouponUse, amount: number): Promise<boolean> {
  return compareAndSet(payload, {
    collection: 'coupon-uses',
    where: { and: [{ id: { equals: id } }, { amount: { greater_than: amount } }] },
    data: { amount, state: amount > 0 ? 'used' : 'returned' },
  })
}

/** Uses that were not returned. */
type UsesOf = {
  coupon: string
  /** Not those of this order. */
  besides: string | null
  /** Only those of a customer, by any of these hashes. */
  customerhashes?: string[]
}

export async function countUses(payload: Payload, uses: UsesOf): Promise<number> {
  const { totalDocs } = await payload.count({
    collection: 'coupon-uses',
    where: isOneOf(uses),
    overrideAccess: true,
  })
  return totalDocs
}

export async function sumOfUses(payload: Payload, uses: UsesOf): Promise<number> {
  const { docs } = await payload.find({
    collection: 'coupon-uses',
    where: isOneOf(uses),
    select: { amount: true },
    ...READ,
    limit: 0,
    pagination: false,
  })
  return docs.reduce((sum, { amount }) => sum + amount, 0)
}

function isOneOf({ coupon, besides, customerhashes }: UsesOf): Where {
  return {
    and: [
      { coupon: { equals: coupon } },
      { state: { not_equals: 'returned' } },
      ...(besides ? [{ order: { not_equals: besides } }] : []),
      ...(customerhashes ? [{ customerhash: { in: customerhashes } }] : []),
    ],
  }
}

/** Uses that are held for orders in one of these states. */
export async function findHeldUses(payload: Payload, orderStates: string[]): Promise<CouponUse[]> {
  const { docs } = await payload.find({
    collection: 'coupon-uses',
    where: { and: [{ state: { equals: 'held' } }, { 'order.state': { in: orderStates } }] },
    ...READ,
    limit: 500,
  })
  return docs
}

async function findUse(payload: Payload, where: Where): Promise<CouponUse | null> {
  const { docs } = await payload.find({ collection: 'coupon-uses', where, ...READ })
  return docs[0] ?? null
}

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
