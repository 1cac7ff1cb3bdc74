import type { Payload } from 'payload'
import { CartIsPaid } from '@/domain/order/order-error'
import { hasEndedUnpaid } from '@/domain/order/order-state'
import type { Order } from '@/payload-types'
import { recordOrderEvent } from '../records/order-events'
import { endChecks } from '../records/order-lists'
import { moveOrder, notePaymentKnown } from '../records/order-states'
import { findOrder } from '../records/orders'
import { holdCoupon, returnCoupon } from './coupons/reserve-coupon'
import { providerOf } from './payment/configured-payments'

/**
 * Cancels the intent first, then the order, and the order only while it has no other intent: money that came a moment earlier
 * is never lost, it makes the order paid. An order of 0 cannot be cancelled: its delivery begins when it is placed.
 */
export async function cancelOrder(payload: Payload, { id }: Pick<Order, 'id'>): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const order = await findOrder(payload, id)
    if (!order || hasEndedUnpaid(order)) return
    if (order.state !== 'awaiting_payment' || order.total === 0) throw new CartIsPaid()

    await cancelIntent(payload, order)
    const { intent = null } = order
    const now = new Date().toISOString()
    const move = { from: 'awaiting_payment', to: 'cancelled', with: { nextCheckAt: now } } as const
    if (await moveOrder(payload, id, { ...move, intent })) return completeCancelled(payload, id)
  }
  throw new CartIsPaid()
}

/** Until its coupon is given back and its history says so, the order stays due. */
export async function completeCancelled(payload: Payload, order: string): Promise<void> {
  await returnCoupon(payload, order)
  await recordOrderEvent(payload, { order, kind: 'cancelled', by: 'shop', key: 'cancelled' })
  await endChecks(payload, order)
}

async function cancelIntent(payload: Payload, order: Order): Promise<void> {
  if (!order.intent) return
  const intent = await providerOf(payload, order).cancelIntent(order.intent)
  await notePaymentKnown(payload, order, { isKnown: intent !== null })
  if (intent && intent.status !== 'canceled') throw new CartIsPaid()
}

/**
 * An order without its coupon must never be paid or delivered: where nothing is left of the coupon the order is cancelled, before
 * anybody could pay it, and with it the payment that was begun before its time ran out. A sentence: why; null: it has what it needs.
 */
export async function holdOrCancel(payload: Payload, order: Order): Promise<string | null> {
  const problem = await holdCoupon(payload, order)
  if (problem === null) return null
  if (order.intent) {
    await cancelOrder(payload, order)
    return problem
  }
  await moveOrder(payload, order.id, {
    from: 'awaiting_payment',
    to: 'cancelled',
    intent: null,
    with: { nextCheckAt: null },
  })
  const event = { kind: 'cancelled', by: 'shop', key: 'cancelled' } as const
  await recordOrderEvent(payload, { ...event, order: order.id, why: problem })
  return problem
}
