import type { PricedCart } from '@/domain/cart/priced-cart'
import { fetchCart } from '../../shop/cart/cart-client'
import { pathOf } from '../../shop/shop-paths'
import { showStep } from '../../shop/use-shop-query'
import type { CartState } from '../../shop/cart/use-cart'
import { checkOut } from '../checkout-client'
import { checkoutBodyOf, type Details } from './details'
import { finishOrder } from '../finish-order'
import { storeOrder } from '../stored-order'

/** Checks out at the price that was shown, then shows the payment, or the order where nothing is to be paid. */
export async function placeOrder(
  details: Details,
  cart: PricedCart,
  { replaceCart }: CartState,
): Promise<void> {
  const order = await checkOut(checkoutBodyOf(details, cart))
  const path = pathOf(order.order_url)
  storeOrder(cart.cart_key, { path })

  if (order.state === 'paid') return finishOrder(cart.cart_key, path)
  replaceCart(await fetchCart(cart.cart_key))
  showStep(cart.cart_key, 'payment')
}
