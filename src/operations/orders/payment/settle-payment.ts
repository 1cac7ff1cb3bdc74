import type { Payload } from 'payload'
import { NOTHING_PAID } from '@/domain/order/order-answer'
import { hasEndedUnpaid } from '@/domain/order/order-state'
import type { Order } from '@/payload-types'
import { hasFailed, type Intent } from '@/payments/payment-provider'
import { figures } from '@/platform/figures'
import { sendMailsSoon } from '../../mails/send-mails'
import { enqueueMail, makeMailsDue } from '../../records/mails'
import { recordOrderEvent } from '../../records/order-events'
import { endChecks } from '../../records/order-lists'
import {
  clearProcessing,
  moveOrder,
  notePaymentKnown,
  noteProcessing,
} from '../../records/order-states'
import { findOrder } from '../../records/orders'
import { completeCancelled, holdOrCancel } from '../cancel-order'
import { closeCart } from '../cart/close-carts'
import { keepCouponHeld, letCouponLapse, markCouponUsed } from '../coupons/reserve-coupon'
import { issueAllowance } from '../documents/issue-credit-note'
import { issueInvoice } from '../documents/issue-invoice'
import { grantLicences } from '../licences/grant-licences'
import { markQuotePaid } from '../quotes/cart-of-quote'
import { followPayment } from '../refunds/follow-payment'
import { claimReplaced } from '../upgrades/claim-replaced'
import {
  holdForReview,
  refuseReplaced,
  whyLate,
  whyOtherAmount,
  whyPartlyGone,
} from './hold-for-review'
import { countDecline } from './limit-declines'
import { providerOf } from './configured-payments'

export type Settlement =
  | { kind: 'paid'; order: Order }
  | { kind: 'processing' }
  | { kind: 'requires_action' }
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' }
  | { kind: 'needs_review' }
  /** The provider does not know the payment: it may have been paid all the same. */
  | { kind: 'unknown' }

/**
 * The one way an order becomes paid, for the browser's return, the webhook and the reconciliation alike. Licences, grants and
 * the mail's row come first, each under a unique key, and the guarded write to `paid` last: so `paid` implies all the
 * rest, a crash in between is repaired by the next call, and the loser of a race returns the winner's result.
 */
export async function settlePayment(payload: Payload, orderId: string): Promise<Settlement> {
  const order = await findOrder(payload, orderId)
  if (!order) return { kind: 'cancelled' }
  const isOpen = order.state === 'awaiting_payment'
  const settlement = await (isOpen ? settle(payload, order) : outcomeOf(payload, order))
  figures().settlements.inc({ outcome: settlement.kind })
  return settlement
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
      return outcomeOfPaid(payload, order)
  }
}

async function outcomeOfPaid(payload: Payload, order: Order): Promise<Settlement> {
  if (hasEndedUnpaid(order)) {
    if (order.nextCheckAt) await completeRefunded(payload, order.id)
    return { kind: 'cancelled' }
  }
  await markCouponUsed(payload, order)
  await closeCart(payload, order)
  await markQuotePaid(payload, order)
  if (order.nextCheckAt) {
    await recordPaid(payload, order)
    await endChecks(payload, order.id)
  }
  return { kind: 'paid', order }
}

async function recordPaid(payload: Payload, { id, total, provider }: Order): Promise<void> {
  const by = total > 0 && provider === 'stripe' ? 'stripe' : 'shop'
  await recordOrderEvent(payload, { order: id, kind: 'paid', by, key: 'paid', details: { total } })
}

/** Its intent was cancelled first, so no money should come. Money that came all the same, and was not refunded, is reviewed. */
async function settleCancelled(payload: Payload, order: Order): Promise<Settlement> {
  if (order.nextCheckAt) await completeCancelled(payload, order.id)
  const intent = await intentOf(payload, order)
  if (!intent && order.intent) return { kind: 'unknown' }
  if (intent?.status !== 'succeeded' || intent.amountRefunded >= intent.amountReceived)
    return { kind: 'cancelled' }

  await holdForReview(payload, order, { from: 'cancelled', reviewReason: whyLate(intent) })
  return { kind: 'needs_review' }
}

async function settle(payload: Payload, order: Order): Promise<Settlement> {
  if (order.total === 0) return completeFree(payload, order)
  const intent = await intentOf(payload, order)
  if (!intent) return order.intent ? { kind: 'unknown' } : { kind: 'failed', message: NOTHING_PAID }
  await notifyFailedPayment(payload, { order, intent })

  switch (intent.status) {
    case 'succeeded':
      return settleSucceeded(payload, order, intent)
    case 'processing':
      await noteUnderway(payload, order)
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

/** Stripe is working on a payment: its buyer may leave, and what the order holds is held for it. */
export async function noteUnderway(payload: Payload, order: Order): Promise<void> {
  await noteProcessing(payload, order)
  await keepCouponHeld(payload, order)
}

async function settleSucceeded(
  payload: Payload,
  order: Order,
  intent: Intent,
): Promise<Settlement> {
  if (intent.amountRefunded > 0) return { kind: await settleRefunded(payload, order, intent) }
  if (isFor(order, intent)) return complete(payload, order)

  const reviewReason = whyOtherAmount(order, intent)
  await holdForReview(payload, order, { from: 'awaiting_payment', reviewReason })
  return { kind: 'needs_review' }
}

/** null: nothing can have been paid, or, where the order has an intent, nobody knows. */
async function intentOf(payload: Payload, order: Order): Promise<Intent | null> {
  if (!order.intent) return null
  const intent = await providerOf(payload, order).retrieveIntent(order.intent)
  await notePaymentKnown(payload, order, { isKnown: intent !== null })
  return intent
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

/** Nothing is paid for it: its coupon must be its own before anything is delivered. */
async function completeFree(payload: Payload, order: Order): Promise<Settlement> {
  const problem = await holdOrCancel(payload, order)
  return problem ? { kind: 'cancelled' } : complete(payload, order)
}

/** Delivers, and only then says that it is paid. `accepted`: staff took a payment that did not fit, this much of it. */
export async function complete(
  payload: Payload,
  order: Order,
  { accepted }: { accepted?: number } = {},
): Promise<Settlement> {
  const received = accepted ?? order.total
  const from = accepted === undefined ? 'awaiting_payment' : 'needs_review'
  const problem = await claimReplaced(payload, order)
  if (problem) return { kind: await refuseReplaced(payload, order, { from, problem }) }
  await grantLicences(payload, order)
  await issueInvoice(payload, order, { received })
  if (received < order.total) await issueAllowance(payload, { order, received })
  const now = new Date().toISOString()
  // Until its cart is closed too, the order stays due: a crash in between is repaired by its next check.
  await moveOrder(payload, order.id, {
    from,
    to: 'paid',
    with: { paidAt: now, deliveredAt: now, nextCheckAt: now },
  })
  if (accepted !== undefined) await recordPaid(payload, { ...order, total: received })
  const settled = await findOrder(payload, order.id)
  const settlement = await outcomeOf(payload, settled ?? order)
  await makeMailsDue(payload, order.id)
  sendMailsSoon(payload)
  return settlement
}

/** A payment that went back before the order was settled delivers nothing; of one that went back in part staff decide. */
async function settleRefunded(
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
async function completeRefunded(payload: Payload, order: string): Promise<void> {
  await followPayment(payload, order)
  await endChecks(payload, order)
}

/**
 * Writes to the buyer of a payment that was on its way and has failed: nobody is at the page any more to read it. A card that
 * is declined at the page was never on its way. The mail comes first, once a charge, so that a crash in between loses nothing.
 */
async function notifyFailedPayment(
  payload: Payload,
  { order, intent }: { order: Order; intent: Intent },
): Promise<void> {
  if (!order.processingSince || !hasFailed(intent)) return
  await enqueueMail(payload, {
    mailkey: `order:${order.id}:failed:${intent.charge ?? intent.id}`,
    kind: 'payment_failed',
    to: order.email ?? '',
    about: order.id,
  })
  await letCouponLapse(payload, order)
  await clearProcessing(payload, order.id)
  sendMailsSoon(payload)
}
