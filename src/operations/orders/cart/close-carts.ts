import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { takeOutPaid } from '@/domain/cart/take-out-paid'
import type { Order } from '@/payload-types'
import {
  findCartOfOrder,
  findCartsUnusedSince,
  findOpenOrders,
  markPaid,
  removeUnusedCarts,
  saveCart,
  type StoredCart,
} from '../../records/carts'
import { licensedLines } from '../../records/orders'

/**
 * Closes the cart of a paid order. A cart that moved on while its old order was paid opens again without what was paid: with
 * what was added, and free for a checkout of its own. Safe to repeat: a cart that was closed or opened is left alone.
 */
export async function closeCart(payload: Payload, order: Order): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const cart = await findCartOfOrder(payload, order.id)
    if (!cart || cart.state === 'paid' || (await close(payload, cart, order))) return
  }
  throw new Error(`The cart of order ${order.number} changes too fast to be closed.`)
}

/** false: the cart was changed meanwhile. */
function close(payload: Payload, cart: StoredCart, order: Order): Promise<boolean> {
  const movedOn = cart.state === 'open' || cart.revision !== order.cartRevision
  const lines = movedOn ? takeOutPaid(cart.lines, linesOf(order)) : []
  if (lines.length === 0) return markPaid(payload, cart)
  // A coupon, the buyer's own number and note were for the order that is paid.
  const forNext = { coupon: null, purchaseOrder: null, note: null }
  return saveCart(payload, cart, { lines, ...forNext, state: 'open', order: null })
}

function linesOf(order: Order): CartLineRequest[] {
  return licensedLines(order.lines).map(({ styles, uses }) => ({
    styles: styles.map(({ id }) => id),
    licences: uses.map(({ type, tier, answers }) => ({ type, tier, answers })),
  }))
}

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
