import type { Payload } from 'payload'
import type { PricedCart } from '@/domain/cart/priced-cart'
import type { StoredCart } from './cart-records'
import { noteLook } from './old-cart-records'
import { priceCart, type CartPricing } from './price-cart'

const DAY_MS = 24 * 3_600_000

/** The key a cart was requested with, and the origin its URL begins with. */
export type CartReference = { key: string; origin: string }

/** The cart as the API returns it, priced anew. */
export async function readPricedCart(
  payload: Payload,
  cart: StoredCart,
  reference: CartReference,
): Promise<PricedCart> {
  await keepCart(payload, cart)
  return toPricedCart(cart, await priceCart(payload, cart, { changed: 'nothing' }), reference)
}

/** A cart that somebody looks at is not abandoned. One write a day is enough to know. */
async function keepCart(payload: Payload, { id, usedAt }: StoredCart): Promise<void> {
  const yesterday = new Date(Date.now() - DAY_MS)
  if (usedAt < yesterday) await noteLook(payload, id, yesterday)
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
