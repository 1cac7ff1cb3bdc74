import { forgetCart, readCart } from '../shop/cart-store'
import { forgetDetails } from './details'

/** The cart is paid: the browser lets go of it, and the order's page takes over. */
export function finishOrder(cartKey: string, address: string): void {
  if (readCart()?.key === cartKey) forgetCart()
  forgetDetails(cartKey)
  const [path = '/', query = ''] = address.split('?')
  location.assign(`${path}?${query ? `${query}&` : ''}thanks`)
}
