import type { CartOfQuote, PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import type { OrderQuestion } from '@/domain/licensing/answers/order-question'
import {
  quoteCart,
  quoteFingerprint,
  type CartQuote,
  type CartTerms,
  type QuotableLine,
  type QuotedLine,
} from '@/domain/pricing/quote-cart'
import type { PriceRules } from '@/domain/pricing/price-rules'
import type { TaxDecision } from '@/domain/tax/tax-decision'
import type { SoldFamily } from '../../catalogue/typefaces/priced-families'
import { hashOf } from '../../secret-key'
import type { Held } from '../upgrades/read-held'
import type { CartDiscounts } from './find-discounts'
import type { SoldLicenceType } from './price-records'
import { withHeld } from '../upgrades/held-of-line'
import { pricedLines } from './show-lines'

export type SoldLine = QuotableLine & { family: SoldFamily }

/** All that the price follows from beside the tax: kept with a quote, it gives the same price again. */
export type PricingInputs = {
  sold: SoldLine[]
  terms: Omit<CartTerms, 'tax' | 'rules'> & {
    rules: PriceRules & { licenceTypes: SoldLicenceType[] }
  }
}

export type CartPricing = {
  quote: CartQuote
  quoteHash: string
  /** null: none was chosen, or one that has no tax rate any more. */
  country: string | null
  lines: PricedLine[]
  discounts: CartDiscounts
  licenceTypes: SoldLicenceType[]
  orderQuestions: OrderQuestion[]
  /** Those the buyer may choose from, and what to tell of a chosen one that is gone. */
  currencies: string[]
  currencyNote: string | null
  /** The licences that lines upgrade or renew, and why one of them cannot be any more. */
  held: Map<string, Held>
  heldNotes: string[]
  eulas: PricedCart['eulas']
  inputs: PricingInputs
  /** What the cart shows of the quote it is paid for. */
  quoted: CartOfQuote | null
}

type Around = Pick<
  CartPricing,
  'country' | 'discounts' | 'currencies' | 'currencyNote' | 'held' | 'heldNotes'
> & {
  tax: TaxDecision | null
  quoted?: CartOfQuote
}

/** The price of what is sold on these terms, and what the cart shows beside it. */
export function pricingOf(
  inputs: PricingInputs,
  { tax, country, quoted, ...around }: Around,
): CartPricing {
  const { sold, terms } = inputs
  const quote = withCouponOf(around.discounts, quoteCart(sold, { ...terms, tax }))
  return {
    ...around,
    quote,
    quoteHash: hashOf(quoteFingerprint(quote)),
    country: quote.tax === null ? null : country,
    lines: pricedLines(
      quote.lines,
      sold.map(({ family }) => family),
    ).map((line) => withHeld(line, around.held)),
    licenceTypes: terms.rules.licenceTypes,
    orderQuestions: terms.rules.orderQuestions ?? [],
    eulas: eulasOf(quote.lines, terms.rules.licenceTypes),
    inputs,
    quoted: quoted ?? null,
  }
}

/** One that is closed takes nothing off, and says why. */
function withCouponOf({ coupon }: CartDiscounts, quote: CartQuote): CartQuote {
  return coupon.kind === 'closed' ? { ...quote, coupon: coupon.quoted } : quote
}

function eulasOf(lines: QuotedLine[], types: SoldLicenceType[]): PricedCart['eulas'] {
  const chosen = new Set(lines.flatMap(({ licences }) => licences.map(({ type }) => type)))
  const eulas = types.filter(({ key }) => chosen.has(key)).map(({ eula }) => eula)
  return [...new Map(eulas.map((eula) => [eula.id, eula])).values()]
}
