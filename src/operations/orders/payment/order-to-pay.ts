import type { Payload } from 'payload'
import { CartIsNotCheckedOut, CartIsPaid, CouponIsUsedUp } from '@/domain/order/order-error'
import { hasEndedUnpaid } from '@/domain/order/order-state'
import type { Order } from '@/payload-types'
import type { StoredCart } from '../cart/cart-records'
import { holdOrCancel } from '../coupons/hold-or-cancel'
import { findOrder } from '../order-records'
import { assertQuoteIsOpen } from '../quotes/cart-of-quote'

/** The order of a cart that was checked out, as long as it can be paid. */
export async function orderToPay(payload: Payload, cart: StoredCart): Promise<Order> {
  if (cart.state === 'paid') throw new CartIsPaid()
  const order = cart.order && cart.state === 'ordered' ? await findOrder(payload, cart.order) : null
  if (!order || hasEndedUnpaid(order)) {
    await assertQuoteIsOpen(payload, cart.quote)
    throw new CartIsNotCheckedOut()
  }
  if (order.state !== 'awaiting_payment') throw new CartIsPaid()
  await assertQuoteIsOpen(payload, cart.quote)
  // A checkout that was cut off has not taken its coupon yet.
  const problem = await holdOrCancel(payload, order)
  if (problem) throw new CouponIsUsedUp(`${problem} Take it out of your cart to go on.`)
  return order
}
