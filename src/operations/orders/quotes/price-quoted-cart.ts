import type { Payload } from 'payload'
import { NotFound } from '@/domain/request-error'
import type { Quote } from '@/payload-types'
import { keyOf } from '../../secret-key'
import { determineCartTax } from '../../tax/determine-cart-tax'
import type { StoredCart } from '../cart/cart-records'
import { pricingOf, type CartPricing } from '../cart/cart-pricing'
import type { CartDiscounts, FoundCoupon } from '../cart/find-discounts'
import { readHeldOfLines } from '../upgrades/held-lines'
import { inputsOf, stateNow } from './frozen-quote'
import { findQuoteByNumber } from './quote-records'

type Contents = Pick<StoredCart, 'country' | 'vatCheck'> & { quote: string }

/** Priced with what its quote was priced with, whatever the catalogue says today; the tax is that of the client's country. */
export async function priceQuotedCart(
  payload: Payload,
  cart: Contents,
  { changed }: { changed: readonly (keyof StoredCart)[] },
): Promise<CartPricing> {
  const quote = await findQuoteByNumber(payload, cart.quote)
  if (!quote) throw new NotFound('quote')
  const tax = await determineCartTax(payload, cart, { strict: changed.includes('country') })
  const inputs = inputsOf(quote)
  const lines = inputs.sold.map(({ line }) => line)
  return pricingOf(inputs, {
    ...{ held: await readHeldOfLines(payload, lines), heldNotes: [] },
    ...{ tax, country: cart.country, discounts: discountsOf(quote) },
    ...{ currencies: [quote.currency ?? ''], currencyNote: null },
    quoted: {
      number: quote.number,
      url: `/quote/${keyOf('quote', quote.nonce ?? '')}`,
      state: stateNow(quote),
      valid_until: quote.validUntil,
      takes_transfer: quote.takesTransfer ?? false,
    },
  })
}

/** Whether there is a use of its coupon left is known when the order takes it. */
function discountsOf(quote: Quote): CartDiscounts {
  const { terms, couponId } = inputsOf(quote)
  const { audience = null, coupon = null } = terms
  const found: FoundCoupon =
    coupon && couponId ? { kind: 'open', id: couponId, coupon } : { kind: 'none' }
  return { audiences: [], audience, coupon: found }
}
