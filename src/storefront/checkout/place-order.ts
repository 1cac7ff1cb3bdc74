import type { PricedCart } from '@/domain/cart/priced-cart'
import { storeOwnNames } from '../buyers/own-names'
import { fetchCart } from '../shop/cart/cart-client'
import { followPaidCart } from '../shop/cart/follow-paid-cart'
import type { CartState } from '../shop/cart/use-cart'
import { pathOf } from '../shop/shop-paths'
import { showStep } from '../shop/use-shop-query'
import { checkOut } from './checkout-client'
import { checkoutBodyOf, type Details, removeDetails } from './details/details'
import { findStoredOrder, storeOrder } from './stored-order'

/** Checks out at the price that was shown, then shows the payment, or the order where nothing is to be paid. */
export async function placeOrder(details: Details, cart: PricedCart, { replaceCart }: CartState) {
  const order = await checkOut(checkoutBodyOf(details, cart))
  const path = pathOf(order.order_url)
  storeOrder(cart.cart_key, { path })
  storeOwnNames(details)

  if (order.state === 'paid') return finishOrder(cart.cart_key, path)
  replaceCart(await fetchCart(cart.cart_key))
  showStep(cart.cart_key, 'payment')
}

/** Nobody waits longer for the count in the header; the order's page corrects it. */
const LONGEST_WAIT_MS = 2000

/** Loads the order, if this browser may see it: a visitor who merely has the cart's link may not. */
export async function finishPayment(cartKey: string, orderUrl: string | null): Promise<void> {
  const known = orderUrl ?? findStoredOrder(cartKey)?.path
  if (known) return finishOrder(cartKey, pathOf(known))
  await followPaidCart(cartKey)
}

/** The cart is paid: the browser forgets it, but for what was added meanwhile, and loads the order's page. */
async function finishOrder(cartKey: string, orderPath: string): Promise<void> {
  removeDetails(cartKey)
  const tooLong = new Promise((end) => setTimeout(end, LONGEST_WAIT_MS))
  await Promise.race([followPaidCart(cartKey), tooLong])
  const [path = '/', query = ''] = orderPath.split('?')
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- a fresh page: nothing of the payment stays in memory
  location.assign(`${path}?${query ? `${query}&` : ''}thanks`)
}
