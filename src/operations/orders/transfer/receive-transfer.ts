import type { Payload } from 'payload'
import { OrderIsNoTransfer, type ReceivedTransfer } from '@/domain/order/transfer'
import { NotFound } from '@/domain/request-error'
import { receiveTransfer as receiveIntent } from '@/payments/transfer-payments'
import { recordOrderEvent } from '../history/order-event-records'
import { findOrder } from '../order-records'
import { transferPayments, transferIntents } from '../payment/payment-provider'
import { settlePayment, type Settlement } from '../payment/settle-payment'
import type { StaffMember } from '../refunds/refund-order'

/**
 * Staff write down what came for an order that waits for a transfer; then it is settled as every payment is: another amount, or
 * money for an order that was closed, is theirs to decide on. Written down twice it came once.
 */
export async function receiveTransfer(
  payload: Payload,
  { order: id, user, ...received }: ReceivedTransfer & { order: string; user: StaffMember },
): Promise<Settlement> {
  const order = await findOrder(payload, id)
  if (!order) throw new NotFound('order')
  if (order.provider !== 'transfer' || !order.intent) throw new OrderIsNoTransfer()

  const intent = { intent: order.intent, amount: received.amount }
  await receiveIntent(transferIntents(payload), intent)
  const now = await transferPayments(payload).retrieveIntent(order.intent)
  if (now?.status !== 'succeeded') throw new OrderIsNoTransfer()
  await recordOrderEvent(payload, {
    order: id,
    kind: 'transfer_received',
    by: 'staff',
    user: user.id,
    why: received.reason,
    details: { amount: now.amountReceived, on: received.receivedOn, user: user.email },
    key: 'transfer_received',
  })
  return settlePayment(payload, id)
}
