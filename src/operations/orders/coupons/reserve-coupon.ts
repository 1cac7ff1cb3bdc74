import type { Payload } from 'payload'
import { problemOfUsage } from '@/domain/pricing/coupon'
import type { Coupon as CouponRow, CouponUse, Order } from '@/payload-types'
import {
  findCouponById,
  findHeldUses,
  findLastSerial,
  findUseOfOrder,
  holdUse,
  insertUse,
  moveUse,
  retakeUse,
} from '../../records/coupons'
import { runInTurn } from '../../concurrency'
import { hashesOfCustomer, limitsOf, readUsage } from './read-coupon'

/** What an order keeps of its coupon. */
export type FrozenCoupon = { id: string; code: string; label: string; amount: number }

export function couponOfOrder({ coupon }: Order): FrozenCoupon | null {
  return (coupon ?? null) as unknown as FrozenCoupon | null
}

/** From a buyer's last step on. Who pays later than that pays all the same, and counts beside whoever came meanwhile. */
const HELD_FOR_MS = 30 * 60_000

/**
 * Takes a use for an unpaid order, once, and holds it for half an hour from here on, however often this runs; where that time had
 * run out, only if there is one left still. A sentence: why there is none left for it.
 */
export async function holdCoupon(payload: Payload, order: Order): Promise<string | null> {
  const coupon = couponOfOrder(order)
  if (!coupon) return null
  return takeUse(payload, { order, coupon, state: 'held' })
}

/** Of an order whose money is on its way, by bank at the word of staff or in a payment that Stripe is working on: as long as it may come. */
export async function keepCouponHeld(payload: Payload, order: Order): Promise<void> {
  const use = couponOfOrder(order) && (await findUseOfOrder(payload, order.id))
  if (use && use.heldUntil) await holdUse(payload, use, null)
}

/** Of an order whose money was on its way and does not come: half an hour, as after any step of its buyer. */
export async function letCouponLapse(payload: Payload, order: Order): Promise<void> {
  const coupon = couponOfOrder(order)
  const use = coupon && (await findUseOfOrder(payload, order.id))
  if (!use || use.heldUntil) return
  await holdUse(payload, use, endOfHold(await findCouponById(payload, coupon.id), 'held'))
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
async function tryTakeUse(payload: Payload, taking: Taking): Promise<string | null | 'again'> {
  const { order, coupon, state } = taking
  const serial = (await findLastSerial(payload, coupon.id)) + 1
  const known = await findUseOfOrder(payload, order.id)
  if (known?.state === 'returned') return 'This order was cancelled.'
  if (known?.state === 'used' || (known && !known.heldUntil)) return null

  const row = await findCouponById(payload, coupon.id)
  const heldUntil = endOfHold(row, state)
  if (known && isInTime(known) && (await holdUse(payload, known, heldUntil))) return null
  const problem = state === 'held' ? await problemFor(payload, { row, order, coupon }) : null
  if (problem) return problem
  return (await writeUse(payload, taking, { known, serial, heldUntil })) ? null : 'again'
}

/** null: it does not lapse. A credit is its holder's own, and money: spent twice it would be lost. */
function endOfHold(row: CouponRow | null, state: Taking['state']): string | null {
  const lapses = state === 'held' && row?.kind !== 'credit'
  return lapses ? new Date(Date.now() + HELD_FOR_MS).toISOString() : null
}

type Writing = { known: CouponUse | null; serial: number; heldUntil: string | null }

/** A use that had lapsed is taken again with a new count, any other is inserted; false: somebody else was faster. */
function writeUse(
  payload: Payload,
  { order, coupon, state }: Taking,
  { known, serial, heldUntil }: Writing,
): Promise<boolean> {
  if (known) return retakeUse(payload, { ...known, coupon: coupon.id }, { serial, heldUntil })
  return insertUse(payload, {
    coupon: coupon.id,
    order: order.id,
    serial,
    state,
    heldUntil,
    amount: coupon.amount,
    customerhash: hashesOfCustomer(order.email ?? '')[0] ?? '',
  })
}

function isInTime({ heldUntil }: CouponUse): boolean {
  return new Date(heldUntil ?? 0) > new Date()
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
