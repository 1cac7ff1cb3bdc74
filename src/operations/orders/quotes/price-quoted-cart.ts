import { pick } from '@/domain/own-value'
import type { Payload } from 'payload'
import { answeredAnew } from '@/domain/quote/quoted-answers'
import { quoteStateAt, type QuoteState } from '@/domain/quote/quote-state'
import type { FrozenQuote } from '@/domain/quote/quoted-cart'
import { NotFound } from '@/domain/request-error'
import type { Quote } from '@/payload-types'
import type { StoredCart } from '../../records/carts'
import { findQuoteByNumber, type QuoteInputs } from '../../records/quotes'
import { keyOf } from '../../secret-key'
import { determineCartTax } from '../../tax/determine-cart-tax'
import { type CartPricing, pricingOf } from '../cart/cart-pricing'
import type { CartDiscounts, FoundCoupon } from '../cart/find-discounts'
import { readHeldOfLines } from '../upgrades/upgrade-lines'

type Contents = Pick<StoredCart, 'lines' | 'country' | 'postalCode' | 'vatCheck'> & {
  quote: string
}

/**
 * Priced with what its quote was priced with, whatever the catalogue says today; the tax is that of the client's country. What is
 * told of its uses is the cart's own: no price follows from it.
 */
export async function priceQuotedCart(
  payload: Payload,
  cart: Contents,
  { changed }: { changed: readonly (keyof StoredCart)[] },
): Promise<CartPricing> {
  const quote = await findQuoteByNumber(payload, cart.quote)
  if (!quote) throw new NotFound('quote')
  const tax = await determineCartTax(payload, cart, { strict: changed.includes('country') })
  const { sold, ...terms } = inputsOf(quote)
  const quotedLines = sold.map(({ line }) => line)
  const lines = answeredAnew(quotedLines, cart.lines) ?? quotedLines
  const inputs = {
    ...terms,
    sold: sold.map((one, index) => ({ ...one, line: lines[index] ?? one.line })),
  }
  return pricingOf(inputs, {
    held: await readHeldOfLines(payload, lines),
    heldNotes: [],
    tax,
    country: cart.country,
    discounts: discountsOf(quote),
    currencies: [quote.currency ?? ''],
    currencyNote: null,
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

/** The row of a quote, as it was written. */
export function frozenQuoteOf(quote: Quote): FrozenQuote {
  const { eulas, coupon } = quote.inputs as unknown as Pick<FrozenQuote, 'eulas' | 'coupon'>
  const json = quote as unknown as Pick<
    FrozenQuote,
    'seller' | 'licensee' | 'lines' | 'extras' | 'discounts' | 'tax'
  >
  return {
    ...pick(quote, ['number', 'validUntil', 'net', 'total']),
    madeAt: quote.createdAt,
    isByStaff: Boolean(quote.madeBy),
    client: {
      email: quote.email ?? '',
      name: quote.name ?? '',
      company: quote.company ?? null,
      address: (quote.address ?? null) as unknown as FrozenQuote['client']['address'],
      vatId: quote.vatid ?? null,
    },
    ...pick(json, ['seller', 'licensee', 'lines']),
    tax: json.tax ?? null,
    extras: json.extras ?? [],
    discounts: json.discounts ?? [],
    purchaseOrder: quote.purchaseOrder ?? null,
    note: quote.note ?? null,
    currency: quote.currency ?? '',
    eulas,
    coupon,
  }
}

export function inputsOf(quote: Quote): QuoteInputs {
  return quote.inputs as unknown as QuoteInputs
}

export function stateNow(quote: Quote): QuoteState {
  return quoteStateAt(quote, new Date())
}
