import type { Payload } from 'payload'
import { extrasIn, type StaffQuote } from '@/domain/quote/parse-staff-quote'
import { CartIsQuoted } from '@/domain/quote/quote-error'
import { InvalidRequest } from '@/domain/shop-error'
import type { Quote } from '@/payload-types'
import { hashOf } from '../../secret-key'
import { pricingOf, type CartPricing } from '../cart/cart-pricing'
import { findCart, type StoredCart } from '../cart/cart-records'
import { checkLines } from '../cart/check-lines'
import { priceCart } from '../cart/price-cart'
import { assertQuotable, freeze, withCountryOf } from './make-quote'
import { sendQuote } from './send-quote'

/** As a client's own quote is made, with staff's lines and words; sent twice it is one. */
export async function makeQuoteByHand(
  payload: Payload,
  { quote, user }: { quote: StaffQuote; user: string },
): Promise<Quote> {
  const { key, person, note, validUntil, extras } = quote
  const cart = withCountryOf(await cartFor(payload, quote), person)
  // What cannot be sold is refused where staff chose it just now.
  const changed = quote.lines.length > 0 ? (['lines'] as const) : []
  const priced = await priceCart(payload, cart, { changed: [...changed] })
  const pricing = withExtras(priced, extras)
  assertQuotable(cart, pricing)
  const made = await freeze(payload, {
    ...{ pricing, cart, person, note, validUntil, madeBy: user },
    requestkey: hashOf(`staff ${user} ${key}`),
  })
  if (quote.isSent) await sendQuote(payload, made, 'made')
  return made
}

async function cartFor(payload: Payload, { cartKey, lines }: StaffQuote): Promise<Quotable> {
  if (cartKey === null) return { ...NO_CART, lines: await checkLines(payload, lines) }
  const cart = await findCart(payload, cartKey)
  if (!cart) throw new InvalidRequest({ cart: 'There is no such cart. Copy its whole address.' })
  if (cart.quote !== null) throw new CartIsQuoted()
  return cart
}

type Quotable = Omit<StoredCart, 'id' | 'state' | 'revision' | 'usedAt'>

const NO_CART: Quotable = {
  ...{ lines: [], licensee: null, country: null, vatId: null, vatCheck: null, currency: null },
  ...{ coupon: null, audience: null, purchaseOrder: null, note: null, answers: null },
  ...{ quote: null, order: null },
}

function withExtras(pricing: CartPricing, extras: StaffQuote['extras']): CartPricing {
  const { sold, terms } = pricing.inputs
  const { tax, currency } = pricing.quote
  const withThem = { ...terms, extras: extrasIn(currency, extras) }
  return pricingOf({ sold, terms: withThem }, { ...pricing, tax, quoted: undefined })
}
