import type { Payload } from 'payload'
import {
  OrderHasNoPayment,
  PaymentIsInOtherCurrency,
  PaymentIsUnknown,
  PaymentWentBack,
} from '@/domain/order/refund/refund-error'
import type { Order } from '@/payload-types'
import { runExclusive } from '../../run-exclusive'
import { recordOrderEvent } from '../history/order-event-records'
import { providerOf } from '../payment/payment-provider'
import { complete } from '../payment/settle-payment'
import { followPayment } from '../refunds/follow-payment'
import { requireInReview, type Decision } from './require-in-review'

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
  if (intent.currency !== currency) throw new PaymentIsInOtherCurrency(intent.currency, currency)
  return intent.amountReceived
}
