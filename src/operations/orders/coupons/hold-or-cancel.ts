import type { Payload } from 'payload'
import type { Order } from '@/payload-types'
import { recordOrderEvent } from '../history/order-event-records'
import { moveOrder } from '../order-state-records'
import { holdCoupon } from './take-coupon'

/**
 * An order without its coupon must never be paid or delivered: where nothing is left of the coupon the order is cancelled, before
 * anybody could pay it. A sentence: why; null: it has what it needs.
 */
export async function holdOrCancel(payload: Payload, order: Order): Promise<string | null> {
  const problem = await holdCoupon(payload, order)
  if (problem === null) return null
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
