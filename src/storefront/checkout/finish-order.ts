import { followPaidCart } from '../shop/cart/follow-paid-cart'
import { pathOf } from '../shop/shop-paths'
import { removeDetails } from './details/details'
import { findStoredOrder } from './stored-order'

/** Nobody waits longer for the count in the header; the order's page corrects it. */
const LONGEST_WAIT_MS = 2000

/** Loads the order, if this browser may see it: a visitor who merely has the cart's link may not. */
export async function finishPayment(cartKey: string, orderUrl: string | null): Promise<void> {
  const known = orderUrl ?? findStoredOrder(cartKey)?.path
  if (known) return finishOrder(cartKey, pathOf(known))
  await followPaidCart(cartKey)
}

/** The cart is paid: the browser forgets it, but for what was added meanwhile, and loads the order's page. */
export async function finishOrder(cartKey: string, orderPath: string): Promise<void> {
  removeDetails(cartKey)
  const tooLong = new Promise((end) => setTimeout(end, LONGEST_WAIT_MS))
  await Promise.race([followPaidCart(cartKey), tooLong])
  const [path = '/', query = ''] = orderPath.split('?')
  // eslint-disable-next-line @next/next/no-location-assign-relative-destination -- a fresh page: nothing of the payment stays in memory
  location.assign(`${path}?${query ? `${query}&` : ''}thanks`)
}
