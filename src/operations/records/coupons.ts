import type { Payload, Where } from 'payload'
import type { Coupon as CouponRow, CouponUse } from '@/payload-types'
import { compareAndSet } from './any-collection'
import { withTypefaces } from './typefaces'
import { all, type Condition, countAll, findAll, findOne, hasRow, insertKeyed, only } from './rows'

/** By a code as codes are compared, with the names of its typefaces. */
export function findCouponByCode(payload: Payload, code: string): Promise<CouponRow | null> {
  return findCoupon(payload, { code })
}

export function findCouponById(payload: Payload, id: string): Promise<CouponRow | null> {
  return findCoupon(payload, { id })
}

async function findCoupon(payload: Payload, where: Condition): Promise<CouponRow | null> {
  const rows = await findAll(payload, 'coupons', { where, limit: 1 })
  return (await withTypefaces(payload, rows))[0] ?? null
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
  heldUntil: string | null
}

export async function findLastSerial(payload: Payload, coupon: string): Promise<number> {
  const row = await findOne(payload, 'coupon-uses', {
    where: { coupon },
    showHiddenFields: true,
    sort: '-usekey',
  })
  return Number(row?.usekey?.split(':').at(-1) ?? 0)
}

export async function findUseOfOrder(payload: Payload, order: string): Promise<CouponUse | null> {
  return findOne(payload, 'coupon-uses', { where: { order }, showHiddenFields: true })
}

/** false: another use has this place. */
export async function insertUse(payload: Payload, use: NewCouponUse): Promise<boolean> {
  const { serial, ...data } = use
  const usekey = usekeyOf(use.coupon, serial)
  const { isNew } = await insertKeyed(payload, 'coupon-uses', {
    key: 'usekey',
    data: { ...data, usekey },
  })
  return isNew
}

/**
 * Takes the use of an order anew, in the next place: as an insert does, so that of several who want the last use one has it. false:
 * another use has this place.
 */
export async function retakeUse(
  payload: Payload,
  use: CouponUse & { coupon: string },
  { serial, heldUntil }: Pick<NewCouponUse, 'serial' | 'heldUntil'>,
): Promise<boolean> {
  const usekey = usekeyOf(use.coupon, serial)
  const where = all({ id: use.id, usekey: use.usekey }, IS_HELD)
  try {
    return await compareAndSet(payload, 'coupon-uses', where, { usekey, heldUntil })
  } catch (error) {
    if (await hasRow(payload, 'coupon-uses', { usekey })) return false
    throw error
  }
}

/** `until` null: as long as its order may be paid. */
export function holdUse(payload: Payload, { id }: CouponUse, until: string | null) {
  return compareAndSet(payload, 'coupon-uses', all({ id }, IS_HELD), { heldUntil: until })
}

const IS_HELD: Where = { state: { equals: 'held' } }

function usekeyOf(coupon: string, serial: number): string {
  return `${coupon}:${String(serial).padStart(8, '0')}`
}

/** One guarded write: false when the use was no longer in one of these states. One of which all was given back has ended for good. */
export function moveUse(
  payload: Payload,
  { id }: CouponUse,
  { from, to }: { from: CouponUse['state'][]; to: CouponUse['state'] },
): Promise<boolean> {
  const still = { id, state: { in: from }, amount: { greater_than: 0 } }
  return compareAndSet(payload, 'coupon-uses', still, { state: to })
}

/** Leaves so much of a use taken, and never more than before: of several writers the one who gave back most has the last word. */
export function lowerUse(payload: Payload, { id }: CouponUse, amount: number): Promise<boolean> {
  const change = { amount, state: amount > 0 ? 'used' : 'returned' }
  return compareAndSet(payload, 'coupon-uses', { id, amount: { greater_than: amount } }, change)
}

/** Uses that were not returned, and whose time to pay has not run out. */
type UsesOf = {
  coupon: string
  /** Not those of this order. */
  besides: string | null
  /** Only those of a customer, by any of these hashes. */
  customerhashes?: string[]
}

export async function countUses(payload: Payload, uses: UsesOf): Promise<number> {
  return countAll(payload, 'coupon-uses', isOneOf(uses))
}

export async function sumOfUses(payload: Payload, uses: UsesOf): Promise<number> {
  const rows = await findAll(payload, 'coupon-uses', {
    where: isOneOf(uses),
    select: only('amount'),
    showHiddenFields: true,
  })
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

function isOneOf({ coupon, besides, customerhashes }: UsesOf): Where {
  return all(
    { coupon },
    countsAt(new Date()),
    ...(besides ? [{ order: { not_equals: besides } }] : []),
    ...(customerhashes ? [{ customerhash: { in: customerhashes } }] : []),
  )
}

/** Uses that are held for orders in one of these states. */
export async function findHeldUses(payload: Payload, orderStates: string[]): Promise<CouponUse[]> {
  const where = { state: 'held', 'order.state': { in: orderStates } }
  return findAll(payload, 'coupon-uses', { where, limit: 500, showHiddenFields: true })
}

function countsAt(now: Date): Where {
  const isInTime = {
    or: [{ heldUntil: { exists: false } }, { heldUntil: { greater_than: now.toISOString() } }],
  }
  return { or: [{ state: { equals: 'used' } }, { and: [IS_HELD, isInTime] }] }
}

type Use = Required<Pick<CouponUse, 'order' | 'amount' | 'state' | 'createdAt'>>

/** Those that count, the newest first. */
export async function findUsesOf(payload: Payload, coupon: string): Promise<Use[]> {
  const rows = await findAll(payload, 'coupon-uses', {
    where: all({ coupon }, countsAt(new Date())),
    select: only('order', 'amount', 'state', 'createdAt'),
    sort: '-createdAt',
  })
  return rows as Use[]
}

export async function findOrderHeads(
  payload: Payload,
  ids: string[],
): Promise<Map<string, { id: string; number: string; currency: string }>> {
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const rows = await findAll(payload, 'orders', { where, select: only('number', 'currency') })
  return new Map(rows.map(({ id, number, currency }) => [id, { id, number, currency }]))
}
