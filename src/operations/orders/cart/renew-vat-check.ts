import type { Payload } from 'payload'
import { lookUpVatId } from '../../tax/look-up-vat-id'
import { saveCart, type StoredCart } from './cart-records'
import { conflict } from './change-cart'
import type { CartReference } from './read-priced-cart'

/**
 * The number as it stands on the day of checkout: an answer that is a day old is asked for anew, and kept where VIES gives
 * none. What changes by it changes the price's hash, so the buyer sees it before paying.
 */
export async function renewVatCheck(
  payload: Payload,
  cart: StoredCart,
  reference: CartReference,
): Promise<StoredCart> {
  const { country, vatId, vatCheck } = cart
  if (country === null || vatId === null || cart.state === 'paid') return cart

  const renewed = await lookUpVatId(payload, { country, vatId, previous: vatCheck })
  const saysLess = renewed.valid === null && vatCheck !== null && vatCheck.valid !== null
  if (renewed === vatCheck || saysLess) return cart

  if (!(await saveCart(payload, cart, { vatCheck: renewed })))
    throw await conflict(payload, reference)
  return { ...cart, vatCheck: renewed, revision: cart.revision + 1 }
}
