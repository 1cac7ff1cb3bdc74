import type { Payload } from 'payload'
import { sumCreditReturned } from '@/domain/order/refund/refund-ledger'
import type { Order, Refund } from '@/payload-types'
import { findCouponById, findUseOfOrder, lowerUse } from '../../records/coupons'
import { couponOfOrder, type FrozenCoupon, markCouponUsed } from '../coupons/reserve-coupon'
import { findRefundsOfOrder, markCreditReturned } from '../../records/refunds'

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
