import type { Payload } from 'payload'
import { formatMoney } from '@/domain/money/format-money'
import { ShopError } from '@/domain/shop-error'
import type { Order } from '@/payload-types'
import type { Intent } from '@/payments/payment-provider'
import { sendMailsSoon } from '../../mails/send-mails'
import { recordOrderEvent } from '../../records/order-events'
import { moveOrder } from '../../records/order-states'
import { notifyStaff } from '../../staff/notify-staff'

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

/** An order that came too late for a licence it would replace: its money waits for staff, and where there is none it is cancelled. */
export async function refuseReplaced(
  payload: Payload,
  order: Order,
  { from, problem }: { from: 'awaiting_payment' | 'needs_review'; problem: string },
): Promise<'cancelled' | 'needs_review'> {
  if (from === 'needs_review')
    throw new ShopError('licence_cannot_change', 409, `${problem} Give the payment back instead.`)
  if (order.total > 0) {
    await holdForReview(payload, order, { from, reviewReason: `Paid too late: ${problem}` })
    return 'needs_review'
  }
  await moveOrder(payload, order.id, { from, to: 'cancelled', with: { nextCheckAt: null } })
  const event = { kind: 'cancelled', by: 'shop', key: 'cancelled', why: problem } as const
  await recordOrderEvent(payload, { ...event, order: order.id })
  return 'cancelled'
}
