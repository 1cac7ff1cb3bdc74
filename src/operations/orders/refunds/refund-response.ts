import type { RefundAnswer } from '@/domain/order/order-answer'
import { isDispute, isGivenBack } from '@/domain/order/refund/refund-ledger'
import type { Order, Refund } from '@/payload-types'
import { couponOfOrder } from '../coupons/take-coupon'

/** What a buyer learns of a refund: none that was only asked for, or has failed. Of credit, once it can be spent. */
export function refundResponse(order: Order, row: Refund): RefundAnswer[] {
  const { state, createdAt: at, card } = row
  const amount = isGivenBack(row) ? row.amount : 0
  const credit = creditBack(order, row)
  if (amount === 0 && !credit) return []
  return [
    {
      ...{ amount, credit },
      state: state === 'pending' ? state : 'succeeded',
      ...{ at, card: card ?? null, is_dispute: isDispute(row) },
    },
  ]
}

export function creditBack(order: Order, { credit, creditAt }: Refund): RefundAnswer['credit'] {
  const coupon = couponOfOrder(order)
  return credit && creditAt && coupon ? { amount: credit, code: coupon.code } : null
}
