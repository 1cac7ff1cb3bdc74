import { changeCart, fetchCart } from '../cart/cart-client'
import { readCart } from '../cart/cart-store'

/** The cart of this browser follows what was chosen beside it. A cart that cannot change keeps its own currency, and shows it. */
export async function moveCartTo(currency: string): Promise<void> {
  const key = readCart()?.key
  if (!key) return
  try {
    const cart = await fetchCart(key)
    const isOffered = cart.currencies.includes(currency) && cart.currency !== currency
    if (isOffered && cart.state !== 'paid') await changeCart(cart, { currency })
  } catch {
    // The line that is added next brings its currency along.
  }
}
