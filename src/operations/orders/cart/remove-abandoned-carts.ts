import type { Payload } from 'payload'
import { findCartsUnusedSince, findOpenOrders, removeUnusedCarts } from './old-cart-records'

const ABANDONED_AFTER_MS = 30 * 24 * 3_600_000
const AT_A_TIME = 100
const MOST_STEPS = 20

/** Removes carts that were left unpaid for thirty days, a few at a time. One whose order may still be paid stays. */
export async function removeAbandonedCarts(payload: Payload, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - ABANDONED_AFTER_MS)
  const kept: string[] = []
  for (let step = 0; step < MOST_STEPS; step++) {
    const limit = AT_A_TIME
    const carts = await findCartsUnusedSince(payload, { since, without: kept, limit })
    const orders = carts.map(({ order }) => order).filter((order) => typeof order === 'string')
    const open = await findOpenOrders(payload, orders)
    const isKept = ({ order }: { order?: string | null }) => Boolean(order && open.includes(order))

    kept.push(...carts.filter(isKept).map(({ id }) => id))
    const ids = carts.filter((cart) => !isKept(cart)).map(({ id }) => id)
    await removeUnusedCarts(payload, { ids, since })
    if (carts.length < limit) return
  }
}
