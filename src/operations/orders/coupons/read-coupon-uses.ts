import type { Payload } from 'payload'
import { type CouponState, stateOfCoupon } from '@/domain/pricing/coupon'
import type { Coupon } from '@/payload-types'
import { idOf } from '../../id-of'
import { findOrderHeads, findUsesOf } from '../../records/coupons'
import { limitsOf } from './read-coupon'

export type CouponDesk = {
  state: CouponState
  uses: number
  maxUses: number | null
  /** What it took off, by currency. */
  given: { currency: string; amount: number }[]
  /** The newest first; an order that is not paid yet holds its use. */
  orders: CouponOrder[]
}

type CouponOrder = {
  id: string
  number: string
  amount: number
  currency: string
  isPaid: boolean
  at: string
}

/** How a coupon stands, counted from the orders that took it. */
export async function readCouponDesk(
  payload: Payload,
  coupon: Coupon,
  now = new Date(),
): Promise<CouponDesk> {
  const uses = await findUsesOf(payload, coupon.id)
  const heads = await findOrderHeads(
    payload,
    uses.flatMap(({ order }) => (order ? [idOf(order)] : [])),
  )
  const orders = uses.flatMap(({ order, amount, state, createdAt }): CouponOrder[] => {
    const head = order && heads.get(idOf(order))
    return head ? [{ ...head, amount, isPaid: state === 'used', at: createdAt }] : []
  })
  const taken = uses.reduce((sum, { amount }) => sum + amount, 0)
  const left = coupon.kind === 'credit' ? coupon.value - taken : null
  return {
    state: stateOfCoupon(limitsOf(coupon), { uses: uses.length, left }, now),
    uses: uses.length,
    maxUses: coupon.maxUses ?? null,
    given: sumsOf(orders),
    orders,
  }
}

function sumsOf(orders: CouponOrder[]): CouponDesk['given'] {
  const sums = new Map<string, number>()
  for (const { currency, amount } of orders) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}
