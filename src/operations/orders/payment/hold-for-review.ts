import type { Payload } from 'payload'
import { formatMoney } from '@/domain/money/format-money'
import type { Intent } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { sendMailsSoon } from '../../mails/send-mails'
import { notifyStaff } from '../../staff/notices/notify-staff'
import { recordOrderEvent } from '../history/order-event-records'
import { moveOrder } from '../order-state-records'

/** A payment that does not fit its order: nothing is delivered until staff have decided. */
export async function holdForReview(
  payload: Payload,
  order: Order,
  { from, reviewReason }: { from: 'awaiting_payment' | 'cancelled'; reviewReason: string },
): Promise<void> {
  await notifyStaff(payload, { kind: 'staff_review', about: order.id })
  await recordOrderEvent(payload, {
    order: order.id,
    kind: 'review',
    by: 'shop',
    why: reviewReason,
    key: `review:${reviewReason}`,
  })
  const isMoved = await moveOrder(payload, order.id, {
    from,
    to: 'needs_review',
    with: { reviewReason, nextCheckAt: null },
  })
  if (isMoved) payload.logger.error({ msg: `Order ${order.number} needs review: ${reviewReason}` })
  sendMailsSoon(payload)
}

/** The money that came is not the order's amount, or not for this order. */
export function whyOtherAmount(order: Order, intent: Intent): string {
  return `${came(intent)} came for ${formatMoney(order.total, order.currency)} (${intent.id}).`
}

export function whyLate(intent: Intent): string {
  return `${came(intent)} came after the order was cancelled (${intent.id}).`
}

export function whyPartlyGone(intent: Intent): string {
  const gone = formatMoney(intent.amountRefunded, intent.currency)
  return `${gone} of ${came(intent)} went back before anything was delivered (${intent.id}).`
}

function came({ amountReceived, currency }: Intent): string {
  return formatMoney(amountReceived, currency)
}
