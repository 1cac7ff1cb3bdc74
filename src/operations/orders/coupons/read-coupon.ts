import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import {
  type Coupon,
  COUPON_USED_UP,
  type CouponLimits,
  type CouponUsage,
  problemOfTime,
  problemOfUsage,
} from '@/domain/pricing/coupon'
import type { Coupon as CouponRow } from '@/payload-types'
import { idOf } from '../../id-of'
import { knownSecrets } from '../../secret-key'
import { countUses, sumOfUses } from '../../records/coupons'

/** `closed`: it takes nothing off at present, and why; `isUsedUp`: others took the last of it. */
type ReadCoupon =
  { kind: 'open'; coupon: Coupon } | { kind: 'closed'; problem: string; isUsedUp: boolean }

/** Whose cart or order it is for: its own order's use is not counted against it. */
type CouponTaker = { order: string | null; email?: string }

/** A coupon with what is left of it. */
export async function readCoupon(
  payload: Payload,
  row: CouponRow,
  taker: CouponTaker,
): Promise<ReadCoupon> {
  const late = problemOfTime(limitsOf(row), new Date())
  if (late) return { kind: 'closed', problem: late, isUsedUp: false }

  const usage = await readUsage(payload, row, taker)
  // Of a credit there must be something left; how much, the quote says.
  const problem = problemOfUsage(limitsOf(row), usage, { amount: 1 })
  if (problem) return { kind: 'closed', problem, isUsedUp: problem === COUPON_USED_UP }
  return { kind: 'open', coupon: couponOf(row, usage) }
}

export function limitsOf({ startsAt, endsAt, maxUses, usesPerCustomer }: CouponRow): CouponLimits {
  return {
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
    maxUses: maxUses ?? null,
    usesPerCustomer: usesPerCustomer ?? null,
  }
}

/** Reads no more than the coupon limits. */
export async function readUsage(
  payload: Payload,
  { id, kind, value, maxUses, usesPerCustomer }: CouponRow,
  { order, email }: CouponTaker,
): Promise<CouponUsage> {
  const uses = { coupon: id, besides: order }
  const ofCustomer = email ? { ...uses, customerhashes: hashesOfCustomer(email) } : null
  return {
    uses: maxUses ? await countUses(payload, uses) : 0,
    usesOfCustomer: usesPerCustomer && ofCustomer ? await countUses(payload, ofCustomer) : 0,
    left: kind === 'credit' ? value - (await sumOfUses(payload, uses)) : null,
  }
}

/** No address stands in the rows of a coupon. A changed secret is known for as long as its links are. */
export function hashesOfCustomer(email: string): string[] {
  const address = email.trim().toLowerCase()
  return knownSecrets().map((secret) =>
    createHmac('sha256', secret).update(`coupon customer ${address}`).digest('hex'),
  )
}

function couponOf(row: CouponRow, { left }: CouponUsage): Coupon {
  const { code, label, kind, value, currency, leastTotal, typefaces, stackable } = row
  return {
    code,
    label: label || null,
    kind,
    percent: kind === 'percent' ? String(value) : '0',
    amount: left ?? (kind === 'amount' ? value : 0),
    currency: currency ?? '',
    leastTotal: leastTotal ?? 0,
    typefaces: (typefaces ?? []).map((typeface) => ({
      id: idOf(typeface),
      name: typeof typeface === 'string' ? 'another typeface' : typeface.name,
    })),
    isStackable: stackable ?? false,
  }
}
