import type { Payload } from 'payload'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { StoredCart } from './cart-records'
import { priceCart, type CartPricing } from './price-cart'

/** The key a cart was requested with, and the origin its URL begins with. */
export type CartReference = { key: string; origin: string }

/** The cart as the API returns it, priced anew. */
export async function readPricedCart(
  payload: Payload,
  cart: StoredCart,
  reference: CartReference,
): Promise<PricedCart> {
  return toPricedCart(cart, await priceCart(payload, cart, { changed: 'nothing' }), reference)
}

export function toPricedCart(
  cart: StoredCart,
  { quote, quoteHash, country, lines, eulas }: CartPricing,
  { key, origin }: CartReference,
): PricedCart {
  return {
    cart_key: key,
    revision: cart.revision,
    cart_url: `${origin}/cart/${key}`,
    state: cart.state,
    currency: quote.currency,
    country,
    vat_id: cart.vatId,
    licensee: cart.licensee,
    coupon: null,
    lines,
    discount: quote.discount,
    net: quote.net,
    tax: quote.tax,
    total: quote.total,
    quote_hash: quoteHash,
    eulas,
  }
}
