import type { Payload } from 'payload'
import type { Intent } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { endChecks } from '../order-check-records'
import { moveOrder } from '../order-state-records'
import { followPayment } from '../refunds/follow-payment'
import { holdForReview, whyPartlyGone } from './hold-for-review'

/** A payment that went back before the order was settled delivers nothing; of one that went back in part staff decide. */
export async function settleRefunded(
  payload: Payload,
  order: Order,
  intent: Intent,
): Promise<'cancelled' | 'needs_review'> {
  if (intent.amountRefunded < intent.amountReceived) {
    const reviewReason = whyPartlyGone(intent)
    await holdForReview(payload, order, { from: 'awaiting_payment', reviewReason })
    return 'needs_review'
  }
  const to = 'refunded'
  const now = new Date().toISOString()
  await moveOrder(payload, order.id, { from: 'awaiting_payment', to, with: { nextCheckAt: now } })
  await completeRefunded(payload, order.id)
  return 'cancelled'
}

/** Until its ledger is written the order stays due. */
export async function completeRefunded(payload: Payload, order: string): Promise<void> {
  await followPayment(payload, order)
  await endChecks(payload, order)
}
