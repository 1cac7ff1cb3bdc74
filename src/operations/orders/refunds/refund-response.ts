import type { RefundAnswer } from '@/domain/order/order-answer'
import { isDispute } from '@/domain/order/refund/refund-ledger'
import type { Refund } from '@/payload-types'

/** What a buyer learns of a refund: none that was only asked for, or has failed. */
export function refundResponse(row: Refund): RefundAnswer[] {
  const { state, amount, card, createdAt: at } = row
  if (state !== 'pending' && state !== 'succeeded') return []
  return [{ amount, state, at, card: card ?? null, is_dispute: isDispute(row) }]
}
