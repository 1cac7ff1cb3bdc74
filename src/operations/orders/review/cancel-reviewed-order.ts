import type { Payload } from 'payload'
import { MoneyIsStillHere } from '@/domain/order/refund/refund-error'
import type { Order } from '@/payload-types'
import { runExclusive } from '../../run-exclusive'
import { recordOrderEvent } from '../history/order-event-records'
import { moveOrder, notePaymentKnown } from '../order-state-records'
import { providerOf } from '../payment/payment-provider'
import { requireInReview, type Decision } from './require-in-review'

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
  if (left > 0) throw new MoneyIsStillHere(left, intent.currency)
  if (intent.status !== 'succeeded') await provider.cancelIntent(intent.id)
}
