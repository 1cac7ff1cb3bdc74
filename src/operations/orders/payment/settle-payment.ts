import type { Payload } from 'payload'
import type { Intent } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { NOTHING_PAID } from '@/domain/order/nothing-paid'
import { closeCart } from '../cart/close-cart'
import { grantLicences } from '../licences/grant-licences'
import { endChecks } from '../order-check-records'
import { findOrder } from '../order-records'
import { moveOrder, noteProcessing } from '../order-state-records'
import { notifyFailedPayment } from './notify-failed-payment'
import { countDecline } from './limit-declines'
import { paymentProvider } from './payment-provider'
import { makeMailDue } from '../../mails/mail-records'
import { sendMailsSoon } from '../../mails/send-mails'
import { notifyStaff } from '../../staff/notices/notify-staff'

export type Settlement =
  | { kind: 'paid'; order: Order }
  | { kind: 'processing' }
  | { kind: 'requires_action' }
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' }
  | { kind: 'needs_review' }

/**
 * The one way an order becomes paid, for the browser's return, the webhook and the reconciliation alike. Licences, grants and
 * the mail's row come first, each under a unique key, and the guarded write to `paid` last: so `paid` implies all the
 * rest, a crash in between is repaired by the next call, and the loser of a race returns the winner's result.
 */
export async function settlePayment(payload: Payload, orderId: string): Promise<Settlement> {
  const order = await findOrder(payload, orderId)
  if (!order) return { kind: 'cancelled' }
  return order.state === 'awaiting_payment' ? settle(payload, order) : outcomeOf(payload, order)
}

/** The outcome of an order that is no longer awaiting payment. */
async function outcomeOf(payload: Payload, order: Order): Promise<Settlement> {
  switch (order.state) {
    case 'awaiting_payment':
      return { kind: 'processing' }
    case 'cancelled':
      return settleCancelled(payload, order)
    case 'needs_review':
      return { kind: 'needs_review' }
    case 'paid':
    case 'partially_refunded':
    case 'refunded':
    case 'disputed':
      await closeCart(payload, order)
      if (order.nextCheckAt) await endChecks(payload, order.id)
      return { kind: 'paid', order }
  }
}

/** Its intent was cancelled first, so no money should come. Money that came all the same, and was not refunded, is reviewed. */
async function settleCancelled(payload: Payload, order: Order): Promise<Settlement> {
  const intent = await intentOf(payload, order)
  if (intent?.status !== 'succeeded' || intent.amountRefunded >= intent.amountReceived)
    return { kind: 'cancelled' }

  const what = `${intent.amountReceived} ${intent.currency} came after the order was cancelled`
  const reviewReason = `${what} (${intent.id}).`
  return holdForReview(payload, order, { from: 'cancelled', reviewReason })
}

async function settle(payload: Payload, order: Order): Promise<Settlement> {
  if (order.total === 0) return complete(payload, order)
  const intent = await intentOf(payload, order)
  if (!intent) return { kind: 'failed', message: NOTHING_PAID }
  await notifyFailedPayment(payload, { order, intent })

  switch (intent.status) {
    case 'succeeded':
      if (!isFor(order, intent)) return holdOtherAmount(payload, order, intent)
      return complete(payload, order)
    case 'processing':
      await noteProcessing(payload, order)
      return { kind: 'processing' }
    case 'requires_action':
      return { kind: 'requires_action' }
    case 'requires_payment_method':
      if (intent.declinedAttempt) await countDecline(payload, order, intent.declinedAttempt)
      return { kind: 'failed', message: intent.declineMessage ?? NOTHING_PAID }
    case 'canceled':
      return { kind: 'cancelled' }
  }
}

async function intentOf(payload: Payload, { intent }: Order): Promise<Intent | null> {
  return intent ? paymentProvider(payload).retrieveIntent(intent) : null
}

/** The money must be this order's, all of it, in its currency. */
function isFor(order: Order, intent: Intent): boolean {
  return (
    intent.orderId === order.id &&
    intent.amount === order.total &&
    intent.amountReceived === order.total &&
    intent.currency === order.currency
  )
}

async function complete(payload: Payload, order: Order): Promise<Settlement> {
  await grantLicences(payload, order)
  const now = new Date().toISOString()
  // Until its cart is closed too, the order stays due: a crash in between is repaired by its next check.
  await moveOrder(payload, order.id, {
    from: 'awaiting_payment',
    to: 'paid',
    with: { paidAt: now, deliveredAt: now, nextCheckAt: now },
  })
  const settled = await findOrder(payload, order.id)
  const settlement = await outcomeOf(payload, settled ?? order)
  await makeMailDue(payload, order.id)
  sendMailsSoon(payload)
  return settlement
}

/** The money that came is not the order's amount, or not for this order. */
function holdOtherAmount(payload: Payload, order: Order, intent: Intent): Promise<Settlement> {
  const what = `${intent.amountReceived} ${intent.currency} came for ${order.total} ${order.currency}`
  const reviewReason = `${what} (${intent.id}).`
  return holdForReview(payload, order, { from: 'awaiting_payment', reviewReason })
}

/** Nothing is delivered until staff have reviewed it. */
async function holdForReview(
  payload: Payload,
  order: Order,
  { from, reviewReason }: { from: 'awaiting_payment' | 'cancelled'; reviewReason: string },
): Promise<Settlement> {
  payload.logger.error({ msg: `Order ${order.number} needs review: ${reviewReason}` })
  await notifyStaff(payload, { kind: 'staff_review', about: order.id })
  await moveOrder(payload, order.id, {
    from,
    to: 'needs_review',
    with: { reviewReason, nextCheckAt: null },
  })
  sendMailsSoon(payload)
  return { kind: 'needs_review' }
}
