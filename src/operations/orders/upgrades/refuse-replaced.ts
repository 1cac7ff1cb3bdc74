import type { Payload } from 'payload'
import { ShopError } from '@/domain/shop-error'
import type { Order } from '@/payload-types'
import { recordOrderEvent } from '../history/order-event-records'
import { moveOrder } from '../order-state-records'
import { holdForReview } from '../payment/hold-for-review'

/** An order that came too late for a licence it would replace: its money waits for staff, and where there is none it is cancelled. */
export async function refuseReplaced(
  payload: Payload,
  order: Order,
  { from, problem }: { from: 'awaiting_payment' | 'needs_review'; problem: string },
): Promise<'cancelled' | 'needs_review'> {
  if (from === 'needs_review')
    throw new ShopError('licence_cannot_change', 409, `${problem} Give the payment back instead.`)
  if (order.total > 0) {
    await holdForReview(payload, order, { from, reviewReason: `Paid too late: ${problem}` })
    return 'needs_review'
  }
  await moveOrder(payload, order.id, { from, to: 'cancelled', with: { nextCheckAt: null } })
  const event = { kind: 'cancelled', by: 'shop', key: 'cancelled', why: problem } as const
  await recordOrderEvent(payload, { ...event, order: order.id })
  return 'cancelled'
}
