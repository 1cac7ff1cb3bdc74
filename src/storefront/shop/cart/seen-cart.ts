import { isRecord } from '@/domain/is-record'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { readFromSession, storeInSession } from '../../shell/storage/session-storage'

/** The cart as it was last seen, so that a price that changes meanwhile can be shown. */
export function storeSeenCart(cart: PricedCart): void {
  storeInSession(nameOf(cart), cart)
}

/** The cart as seen before; null: nothing, or the cart itself has been changed since. */
export function findSeenCart(cart: PricedCart): PricedCart | null {
  const seen = readFromSession(nameOf(cart), isSeenCart)
  if (!seen || seen.revision !== cart.revision || seen.quote_hash === cart.quote_hash) return null
  return seen
}

function nameOf(cart: PricedCart): string {
  return `seen:${cart.cart_key}`
}

function isSeenCart(value: unknown): value is PricedCart {
  return isRecord(value) && typeof value.quote_hash === 'string' && Array.isArray(value.lines)
}
