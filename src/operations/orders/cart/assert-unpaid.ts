import type { Payload } from 'payload'
import { CartIsPaid } from '@/domain/order/order-error'
import { findOrder } from '../order-records'
import { paymentProvider } from '../payment/payment-provider'

/** A cart is frozen once its order is paid or its payment is under way. */
export async function assertUnpaid(payload: Payload, orderId: string): Promise<void> {
  const order = await findOrder(payload, orderId)
  if (!order || order.state === 'cancelled') return
  if (order.state !== 'awaiting_payment' || order.total === 0) throw new CartIsPaid()
  if (!order.intent) return

  const intent = await paymentProvider(payload).retrieveIntent(order.intent)
  if (intent && (intent.status === 'processing' || intent.status === 'succeeded')) {
    throw new CartIsPaid()
  }
}
