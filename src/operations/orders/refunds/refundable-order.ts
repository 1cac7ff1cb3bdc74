import type { Payload } from 'payload'
import type { SoldOrder } from '@/domain/order/refund/plan-refund'
import { sumCreditReturned } from '@/domain/order/refund/refund-ledger'
import type { Order, Refund } from '@/payload-types'
import { findCouponById, findUseOfOrder, lowerUse } from '../../records/coupons'
import { findLicencesOfOrder } from '../../records/licences'
import { findRefundsOfOrder, linesOf, markCreditReturned } from '../../records/refunds'
import { couponOfOrder, type FrozenCoupon, markCouponUsed } from '../coupons/reserve-coupon'

type Frozen = Pick<Order, 'currency' | 'net' | 'tax' | 'lines'>

/** `received`: what came, in whatever currency: staff may have accepted it as it was. `credit`: of a gift, as it can be given back. */
export type Paid = { received: number; credit: number; correctedTax?: number }

export function soldOrder(order: Frozen, paid: Paid): SoldOrder {
  const { currency, net, tax, lines } = order
  return {
    ...{ currency, net, ...paid },
    tax: tax?.amount ?? 0,
    lines: lines.map(({ id, amount, ...line }) => ({ ...{ id, amount }, ...partsOf(line) })),
  }
}

/** A line's part of the order's net and tax, where it was written down. */
function partsOf(line: object): { net?: number; tax?: number } {
  const { net, tax } = line as { net?: unknown; tax?: unknown }
  return typeof net === 'number' && typeof tax === 'number' ? { net, tax } : {}
}

/** The licences that end with a refund; none where they are kept. */
export async function licencesOfRefund(payload: Payload, { id }: Order, refund: Refund) {
  if (refund.licences !== 'revoked') return []
  const keys = linesOf(refund)?.map((line) => `${id}:${line}`)
  const licences = await findLicencesOfOrder(payload, id)
  return licences.filter(({ linekey }) => keys?.includes(linekey ?? '') ?? true)
}

/** Those of them that are valid again, now that it failed. */
export async function licencesBack(payload: Payload, order: Order, refund: Refund) {
  const licences = await licencesOfRefund(payload, order, refund)
  return licences.filter(({ state }) => state === 'active')
}

/**
 * What a delivered order was paid with of a gift's credit; null: nothing, or another coupon, which paid nothing. Of an order that was
 * never delivered the coupon returns as a whole, with the order.
 */
export async function creditOfOrder(payload: Payload, order: Order): Promise<FrozenCoupon | null> {
  const coupon = couponOfOrder(order)
  if (!coupon || !order.deliveredAt) return null
  const row = await findCouponById(payload, coupon.id)
  return row?.kind === 'credit' ? coupon : null
}

/**
 * Its holder can spend it again. What is left of the use follows from all refunds of the order together: so it is the same however often
 * and by how many it is worked out, and a crash in between is repaired by the next.
 */
export async function returnCredit(
  payload: Payload,
  { order, row }: { order: Order; row: Refund },
): Promise<void> {
  const coupon = couponOfOrder(order)
  if (!row.credit || !coupon) return
  await markCreditReturned(payload, row)
  await markCouponUsed(payload, order)
  const use = await findUseOfOrder(payload, order.id)
  const returned = sumCreditReturned(await findRefundsOfOrder(payload, order.id))
  if (use && returned > 0) await lowerUse(payload, use, coupon.amount - returned)
}
