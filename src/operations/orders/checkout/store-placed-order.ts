import type { Payload } from 'payload'
import { CouponIsUsedUp, PaymentIsCancelled } from '@/domain/order/order-error'
import type { Order } from '@/payload-types'
import { markOpen, type StoredCart } from '../../records/carts'
import { findCouponByCode } from '../../records/coupons'
import { createOrder, type NewOrder } from '../../records/order-states'
import { hashOf } from '../../secret-key'
import { holdOrCancel } from '../cancel-order'
import type { CartPricing } from '../cart/cart-pricing'
import { requireCart } from '../cart/change-cart'
import { type CartReference, readPricedCart } from '../cart/read-priced-cart'
import { readCoupon } from '../coupons/read-coupon'

type Place = { cart: StoredCart; reference: CartReference }

const MOST_ATTEMPTS = 20

/** Inserts the order, once a checkout. One of this very checkout that was cancelled, for its coupon was used up then, gives way to the next. */
export async function placeOrder(payload: Payload, order: NewOrder): Promise<Order> {
  let { checkoutkey } = order
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const inserted = await createOrder(payload, { ...order, checkoutkey })
    if (inserted.state !== 'cancelled') return inserted
    checkoutkey = hashOf(`${checkoutkey} ${inserted.id}`)
  }
  throw new PaymentIsCancelled()
}

/**
 * Takes the order's use of its coupon: without that it does not stand, and its cart is open again. The cart knows its order before,
 * so that a use is never held by an order that no cart leads back to.
 */
export async function requireCoupon(
  payload: Payload,
  order: Order,
  { reference }: Pick<Place, 'reference'>,
): Promise<void> {
  if (order.state !== 'awaiting_payment') return
  const problem = await holdOrCancel(payload, order)
  if (problem === null) return

  const linked = await requireCart(payload, reference.key)
  if (linked.order === order.id) await markOpen(payload, linked)
  const cart = await requireCart(payload, reference.key)
  throw await usedUp(payload, problem, { cart, reference })
}

/** Before anything is written: whether there is a use left for this customer. */
export async function assertCouponLeft(
  payload: Payload,
  { pricing, email, quoteHash }: { pricing: CartPricing; email: string; quoteHash: string },
  place: Place,
): Promise<void> {
  const { coupon } = pricing.discounts
  if (coupon.kind === 'closed' && coupon.isUsedUp && pricing.quoteHash !== quoteHash) {
    throw await usedUp(payload, coupon.quoted.problem, place)
  }
  // That of a quote holds whenever the coupon ends; whether a use is left is known when the order takes it.
  if (!pricing.quote.coupon?.amount || place.cart.quote !== null) return

  const row = await findCouponByCode(payload, pricing.quote.coupon.code)
  const { order } = place.cart
  const found = row && (await readCoupon(payload, row, { order, email }))
  if (found?.kind === 'closed') throw await usedUp(payload, found.problem, place)
}

async function usedUp(payload: Payload, problem: string | null, { cart, reference }: Place) {
  const wayOn =
    cart.quote === null ? 'Take it out of your cart to go on.' : 'Ask for the quote anew.'
  const error = new CouponIsUsedUp(`${problem} ${wayOn}`)
  const current = await readPricedCart(payload, cart, reference)
  return Object.assign(error, { beside: { cart: current } })
}
