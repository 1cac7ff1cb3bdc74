import type { Payload } from 'payload'
import { findHeldUses, findUseOfOrder, moveUse } from './coupon-use-records'

/** Gives back what an order held that nobody pays any more: once, for only one writer finds the use held. */
export async function returnCoupon(payload: Payload, order: string): Promise<void> {
  const use = await findUseOfOrder(payload, order)
  if (use) await moveUse(payload, use, { from: ['held'], to: 'returned' })
}

/** For orders that ended unpaid, or were refunded before anything was delivered, and whose end was cut off. */
export async function returnCouponsOfDead(payload: Payload): Promise<void> {
  for (const use of await findHeldUses(payload, ['cancelled', 'refunded'])) {
    await moveUse(payload, use, { from: ['held'], to: 'returned' })
  }
}
