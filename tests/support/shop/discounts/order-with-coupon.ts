import type { PricedCart } from '@/domain/cart/priced-cart'
import type { Browser, Refusal } from '../browser'
import { aCart, chooseCountry, createPayment, detailsFor, type Placed } from '../buyer'
import { requireOrder } from '../delivered'
import type { Shop } from '../open-shop'
import { changeCart } from './coupons'

/** A cart of one style with a coupon, its country chosen. */
export async function cartWith(buyer: Browser, coupon: string): Promise<PricedCart> {
  const { body } = await changeCart(buyer, await aCart(buyer), { coupon })
  return chooseCountry(buyer, body)
}

export function place(buyer: Browser, cart: PricedCart, email = 'buyer@example.org') {
  return buyer.post<Placed & Refusal & { cart: PricedCart }>(
    '/api/order/checkout',
    detailsFor(cart, { email }),
  )
}

/** Ordered with a coupon, with an intent that waits for a card. */
export async function orderWith(shop: Shop, coupon: string) {
  const buyer = shop.visitor()
  const cart = await cartWith(buyer, coupon)
  const { body: order } = await place(buyer, cart)
  const { body: payment } = await createPayment(buyer, cart)
  const { id } = await requireOrder(shop, order)
  return { id, buyer, cart, order, payment, intent: payment.payment_intent }
}
