import type { Payload } from 'payload'
import { formatMoney } from '@/domain/money/format-money'
import {
  MoneyIsStillHere,
  OrderHasNoPayment,
  OrderIsNotInReview,
  PaymentIsInOtherCurrency,
  PaymentIsUnknown,
  PaymentWentBack,
} from '@/domain/order/refund/refund-error'
import { NotFound } from '@/domain/request-error'
import type { Order } from '@/payload-types'
import { recordOrderEvent } from '../records/order-events'
import { moveOrder, notePaymentKnown } from '../records/order-states'
import { findOrder } from '../records/orders'
import { runExclusive } from '../concurrency'
import { providerOf } from './payment/configured-payments'
import { complete } from './payment/settle-payment'
import { followPayment } from './refunds/follow-payment'
import type { StaffMember } from './refunds/refund-order'

/** Delivers an order whose payment did not fit it, for what came. The decision is written down first; repeated, it is carried out once. */
export function acceptOrder(payload: Payload, decision: Decision): Promise<void> {
  return runExclusive(`review of ${decision.order}`, async () => {
    const order = await requireInReview(payload, decision.order)
    const accepted = await requireReceived(payload, order)
    await recordOrderEvent(payload, {
      order: order.id,
      kind: 'accepted',
      by: 'staff',
      user: decision.user.id,
      why: decision.reason,
      details: { user: decision.user.email },
      key: 'accepted',
    })
    await complete(payload, order, { accepted })
    await followPayment(payload, order.id)
  })
}

/** What came. Money that has gone back pays for nothing, and an invoice adds up in one currency alone. */
async function requireReceived(payload: Payload, order: Order): Promise<number> {
  const { intent: id, currency } = order
  if (!id) throw new OrderHasNoPayment()
  const intent = await providerOf(payload, order).retrieveIntent(id)
  if (!intent) throw new PaymentIsUnknown()
  if (intent.status !== 'succeeded') throw new OrderHasNoPayment()
  if (intent.amountRefunded >= intent.amountReceived) throw new PaymentWentBack()
  if (intent.currency !== currency)
    throw new PaymentIsInOtherCurrency({ came: intent.currency, ordered: currency })
  return intent.amountReceived
}

/** Ends an order that staff looked at, where no money of its buyer's is left here. */
export function cancelReviewedOrder(payload: Payload, decision: Decision): Promise<void> {
  return runExclusive(`review of ${decision.order}`, async () => {
    const order = await requireInReview(payload, decision.order)
    await assertNothingIsLeft(payload, order)
    await recordOrderEvent(payload, {
      order: order.id,
      kind: 'cancelled',
      by: 'staff',
      user: decision.user.id,
      why: decision.reason,
      details: { user: decision.user.email },
      key: 'cancelled:staff',
    })
    const to = 'cancelled'
    await moveOrder(payload, order.id, { from: 'needs_review', to, with: { nextCheckAt: null } })
  })
}

async function assertNothingIsLeft(payload: Payload, order: Order): Promise<void> {
  if (!order.intent) return
  const provider = providerOf(payload, order)
  const intent = await provider.retrieveIntent(order.intent)
  await notePaymentKnown(payload, order, { isKnown: intent !== null })
  if (!intent) return
  const left = intent.amountReceived - intent.amountRefunded
  if (left > 0) throw new MoneyIsStillHere({ left: formatMoney(left, intent.currency) })
  if (intent.status !== 'succeeded') await provider.cancelIntent(intent.id)
}

/** What staff decide about an order that needs review, and why. */
export type Decision = { order: string; reason: string; user: StaffMember }

async function requireInReview(payload: Payload, id: string): Promise<Order> {
  const order = await findOrder(payload, id)
  if (!order) throw new NotFound('order')
  if (order.state !== 'needs_review') throw new OrderIsNotInReview()
  return order
}
