import { forgetCart, readCart } from '../../shop/cart/cart-store'
import { pathOf } from '../../shop/shop-url'
import { finishOrder } from '../finish-order'
import { recallPlaced } from '../placed-order'

/** To the order, if this browser may see it: whoever merely holds the cart's link may not. */
export function finishPayment(cartKey: string, address: string | null): void {
  const known = address ?? recallPlaced(cartKey)?.address
  if (known) return finishOrder(cartKey, pathOf(known))
  if (readCart()?.key === cartKey) forgetCart()
}
