import { callFailureOf } from '../call-failure'
import { fetchCart } from './cart-client'
import { readCart, removeCart, writeCart } from './cart-store'

/**
 * An order of this cart is paid: the cookie forgets the cart, or goes on with what was added meanwhile, where the cart has
 * opened again. While the shop does not answer the cookie stays: the order's page asks again.
 */
export async function followPaidCart(cartKey: string): Promise<void> {
  if (readCart()?.key !== cartKey) return
  const lines = await countUnpaidLines(cartKey)
  if (lines === null || readCart()?.key !== cartKey) return

  if (lines > 0) writeCart({ key: cartKey, lines })
  else removeCart()
}

/** null: the shop does not say. */
async function countUnpaidLines(cartKey: string): Promise<number | null> {
  try {
    const { state, lines } = await fetchCart(cartKey)
    return state === 'paid' ? 0 : lines.length
  } catch (error) {
    return callFailureOf(error).code === 'cart_not_found' ? 0 : null
  }
}
