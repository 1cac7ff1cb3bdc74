import type { Coupon } from '../pricing/coupon'
import type { QuoteState } from '../quote/quote-state'
import type { TaxDecision } from '../tax/tax-decision'
import type { VatAnswer } from '../tax/vat-check'
import type { OrderQuestion } from '../licensing/answers/order-question'
import type { Licensee } from './cart-request'

/** A cart as the API answers it (snake case on the wire). Amounts are minor units, net of tax. */
export type CartState = 'open' | 'ordered' | 'paid'

export type PricedLicence = {
  type: string
  tier: string
  label: string
  amount: number
  /** What the buyer told about this use: { domain: 'example.org' }. */
  answers?: Record<string, string>
}

/** One step of a price in words. `inner`: a step on the way; `addend`: what is added up. `struck`: replaced by a later step. */
export type BillStep = { text: string; amount: number; role: 'inner' | 'addend'; struck: boolean }

export type PricedLine = {
  id: string
  typeface: { id: string; name: string; slug: string }
  styles: { id: string; name: string; typeface: { id: string; name: string } }[]
  /** All that is bought with it, where the price of the family or of a number of styles brings more than were chosen. */
  covers?: PricedLine['styles']
  licences: PricedLicence[]
  steps: string[]
  bill: BillStep[]
  amount: number
  /** Of what is rented: its term, and what each further one costs before tax. */
  rental?: { months: number; net: number }
  /** The names of the sales that it is lower by. */
  sales?: string[]
  /** The number of the licence it upgrades, or renews. */
  upgrade_of?: string
  renews?: string
  /** The licence it becomes is for everybody. */
  without_audience?: true
  /** Of such a line: what that licence holds, which is never taken out. */
  held?: HeldOfLine
}

/** Whom a licence was sold to for less. */
export type AudienceAnswer = { key: string; label: string; percent_off: string; words: string }

type HeldOfLine = {
  styles: string[]
  licences: { type: string; tier: string }[]
  paid: number
  ends_at: string | null
  /** null: it is for everybody. */
  audience: AudienceAnswer | null
}

/** What a coupon gives, and for what. */
export type CouponTerms = {
  kind: Coupon['kind']
  label: string | null
  percent: string
  amount: number
  currency: string
  least_total: number
  typefaces: { id: string; name: string }[]
  stackable: boolean
}

/** `url`: the path of its page. */
export type CartOfQuote = {
  number: string
  url: string
  state: QuoteState
  valid_until: string
  takes_transfer: boolean
}

export type CartTax = TaxDecision & { amount: number }

export type PricedCart = {
  cart_key: string
  revision: number
  cart_url: string
  state: CartState
  currency: string
  /** Those the shop has prices in. */
  currencies: string[]
  /** Says that the currency its buyer chose is gone. */
  currency_note: string | null
  /** Says that a licence cannot be upgraded or renewed any more: its line was left out. */
  held_note: string | null
  country: string | null
  /** As `order/country` was told it; null: it was not. */
  postal_code: string | null
  vat_id: string | null
  /** What is known of `vat_id`; null where there is none. */
  vat: VatAnswer | null
  licensee: Licensee | null
  /** `message`: why it takes nothing off at present. */
  coupon: {
    code: string
    label: string
    amount: number
    message?: string
    /** Absent: it is closed. */
    terms?: CouponTerms
  } | null
  audience: { key: string; label: string; amount: number; words: string } | null
  /** Whom the shop sells to for less. */
  audiences: AudienceAnswer[]
  purchase_order: string | null
  note: string | null
  /** What is asked once an order, each with the key of the answer that was given; its answers multiply every licence. */
  order_questions: (OrderQuestion & { answer: string | null })[]
  lines: PricedLine[]
  /** Lines in staff's own words, of a quote alone. */
  extras: { text: string; amount: number }[]
  /** The quote this cart is paid for: its lines and prices stand. */
  quote: CartOfQuote | null
  /** What comes off the lines, in this order; `discount` is all of it, and already off `net`. */
  discounts: { label: string; amount: number }[]
  discount: number
  net: number
  tax: CartTax | null
  total: number
  quote_hash: string
  /** The texts that checkout asks to accept, one a licence type in the cart. */
  eulas: { id: string; title: string; version: string; url: string }[]
}

export type AddressField = {
  name: 'street' | 'street_2' | 'postal_code' | 'city' | 'state' | 'country'
  label: string
  required: boolean
}

export type CountryAnswer = PricedCart & { address_fields: AddressField[] }
