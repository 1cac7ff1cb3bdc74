import type { Payload } from 'payload'
import { CartIsPaid } from '@/domain/order/order-error'
import type { Order } from '@/payload-types'
import { findOrder } from './order-records'
import { moveOrder } from './order-state-records'
import { paymentProvider } from './payment/payment-provider'

/**
 * Cancels the intent first, then the order, and the order only while it has no other intent: money that came a moment earlier
 * is never lost, it makes the order paid. An order of 0 cannot be cancelled: its delivery begins when it is placed.
 */
export async function cancelOrder(payload: Payload, { id }: Pick<Order, 'id'>): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const order = await findOrder(payload, id)
    if (!order || order.state === 'cancelled') return
    if (order.state !== 'awaiting_payment' || order.total === 0) throw new CartIsPaid()

    await cancelIntent(payload, order.intent)
    const { intent = null } = order
    const from = 'awaiting_payment'
    if (
      await moveOrder(payload, id, { from, to: 'cancelled', intent, with: { nextCheckAt: null } })
    )
      return
  }
  throw new CartIsPaid()
}

async function cancelIntent(payload: Payload, id: string | null | undefined): Promise<void> {
  const intent = id ? await paymentProvider(payload).cancelIntent(id) : null
  if (intent && intent.status !== 'canceled') throw new CartIsPaid()
}
