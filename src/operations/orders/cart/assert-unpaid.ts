import type { Payload } from 'payload'
import { CartIsPaid } from '@/domain/order/order-error'
import { hasEndedUnpaid } from '@/domain/order/order-state'
import { findOrder } from '../order-records'
import { providerOf } from '../payment/payment-provider'

/** A cart is frozen once its order is paid or its payment is under way. */
export async function assertUnpaid(payload: Payload, orderId: string): Promise<void> {
  const order = await findOrder(payload, orderId)
  if (!order || hasEndedUnpaid(order)) return
  if (order.state !== 'awaiting_payment' || order.total === 0) throw new CartIsPaid()
  if (!order.intent) return

  const intent = await providerOf(payload, order).retrieveIntent(order.intent)
  if (intent && (intent.status === 'processing' || intent.status === 'succeeded')) {
    throw new CartIsPaid()
  }
}
