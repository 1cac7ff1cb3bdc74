import { forgetCart, readCart } from '../shop/cart/cart-store'
import { forgetDetails } from './details/details'

/** The cart is paid: the browser forgets it and loads the order's page. */
export function finishOrder(cartKey: string, orderPath: string): void {
  if (readCart()?.key === cartKey) forgetCart()
  forgetDetails(cartKey)
  const [path = '/', query = ''] = orderPath.split('?')
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- a fresh page: nothing of the payment stays in memory
  location.assign(`${path}?${query ? `${query}&` : ''}thanks`)
}
