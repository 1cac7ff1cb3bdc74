import type { Payload } from 'payload'
import { CartIsPaid } from '@/domain/shop-error'
import type { Order } from '@/payload-types'
import { findOrder, moveOrder } from './order-records'
import { paymentProvider } from './payment-provider'

/** First the intent, then the order: money that came a moment earlier is never dropped, it makes the order paid. */
export async function cancelOrder(payload: Payload, order: Order): Promise<void> {
  if (order.state === 'cancelled') return
  if (order.state !== 'awaiting_payment') throw new CartIsPaid()
  if (order.intent) {
    const intent = await paymentProvider(payload).cancelIntent(order.intent)
    if (intent && intent.status !== 'canceled') throw new CartIsPaid()
  }
  const isCancelled = await moveOrder(payload, order.id, {
    from: 'awaiting_payment',
    to: 'cancelled',
  })
  if (!isCancelled && !(await isAlreadyCancelled(payload, order.id))) throw new CartIsPaid()
}

/** Two checkouts at once may both give the same order up. */
async function isAlreadyCancelled(payload: Payload, order: string): Promise<boolean> {
  return (await findOrder(payload, order))?.state === 'cancelled'
}
