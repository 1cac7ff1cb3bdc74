import { removeCart, readCart } from '../shop/cart/cart-store'
import { pathOf } from '../shop/shop-paths'
import { removeDetails } from './details/details'
import { findStoredOrder } from './stored-order'

/** Loads the order, if this browser may see it: a visitor who merely has the cart's link may not. */
export function finishPayment(cartKey: string, orderUrl: string | null): void {
  const known = orderUrl ?? findStoredOrder(cartKey)?.path
  if (known) return finishOrder(cartKey, pathOf(known))
  if (readCart()?.key === cartKey) removeCart()
}

/** The cart is paid: the browser forgets it and loads the order's page. */
export function finishOrder(cartKey: string, orderPath: string): void {
  if (readCart()?.key === cartKey) removeCart()
  removeDetails(cartKey)
  const [path = '/', query = ''] = orderPath.split('?')
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- a fresh page: nothing of the payment stays in memory
  location.assign(`${path}?${query ? `${query}&` : ''}thanks`)
}
