import type { Payload } from 'payload'
import { problemOfUsage } from '@/domain/pricing/coupon'
import type { Coupon as CouponRow, CouponUse, Order } from '@/payload-types'
import {
  findCouponById,
  findHeldUses,
  findLastSerial,
  findUseOfOrder,
  insertUse,
  moveUse,
} from '../../records/coupons'
import { runInTurn } from '../../concurrency'
import { hashesOfCustomer, limitsOf, readUsage } from './read-coupon'

/** What an order keeps of its coupon. */
export type FrozenCoupon = { id: string; code: string; label: string; amount: number }

export function couponOfOrder({ coupon }: Order): FrozenCoupon | null {
  return (coupon ?? null) as unknown as FrozenCoupon | null
}

/** Takes a use for an unpaid order, once, however often this runs. A sentence: why there is none left for it. */
export async function holdCoupon(payload: Payload, order: Order): Promise<string | null> {
  const coupon = couponOfOrder(order)
  if (!coupon) return null
  return takeUse(payload, { order, coupon, state: 'held' })
}

/** Of a paid order, whatever the coupon's limits say by now: it was sold at this price. */
export async function markCouponUsed(payload: Payload, order: Order): Promise<void> {
  const coupon = couponOfOrder(order)
  if (!coupon) return
  const use = await findUseOfOrder(payload, order.id)
  if (use) await moveUse(payload, use, { from: ['held', 'returned'], to: 'used' })
  else await takeUse(payload, { order, coupon, state: 'used' })
}

type Taking = { order: Order; coupon: FrozenCoupon; state: 'held' | 'used' }

/** Others in this process wait their turn; those of another process are met at the unique key. */
function takeUse(payload: Payload, taking: Taking): Promise<string | null> {
  return runInTurn(`coupon ${taking.coupon.id}`, async () => {
    for (let attempt = 0; attempt < 200; attempt++) {
      const outcome = await tryTakeUse(payload, taking)
      if (outcome !== 'again') return outcome
    }
    throw new Error(`The uses of coupon ${taking.coupon.id} change too fast to take one.`)
  })
}

/** The last count is read first: a use that is inserted after it takes the key of ours. */
async function tryTakeUse(
  payload: Payload,
  { order, coupon, state }: Taking,
): Promise<string | null | 'again'> {
  const last = await findLastSerial(payload, coupon.id)
  const known = await findUseOfOrder(payload, order.id)
  if (known) return isTaken(known) ? null : 'This order was cancelled.'

  const row = await findCouponById(payload, coupon.id)
  const problem = state === 'held' ? await problemFor(payload, { row, order, coupon }) : null
  if (problem) return problem
  const isInserted = await insertUse(payload, {
    coupon: coupon.id,
    order: order.id,
    serial: last + 1,
    customerhash: hashesOfCustomer(order.email ?? '')[0] ?? '',
    amount: coupon.amount,
    state,
  })
  return isInserted ? null : 'again'
}

function isTaken({ state }: CouponUse): boolean {
  return state !== 'returned'
}

async function problemFor(
  payload: Payload,
  { row, order, coupon }: { row: CouponRow | null; order: Order; coupon: FrozenCoupon },
): Promise<string | null> {
  if (!row) return 'This coupon is no longer there.'
  const usage = await readUsage(payload, row, { order: order.id, email: order.email ?? '' })
  return problemOfUsage(limitsOf(row), usage, coupon)
}

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
