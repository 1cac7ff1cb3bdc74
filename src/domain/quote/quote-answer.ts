import type { BillStep } from '../cart/priced-cart'
import type { QuotePayer } from './quote-payers'
import type { QuoteState } from './quote-state'

/** POST and GET /api/order/quote. Amounts are minor units. */
export type QuoteAnswer = {
  quote_number: string
  quote_key: string
  quote_url: string
  pdf_url: string
  state: QuoteState
  valid_until: string
  currency: string
  /** Every step of the price, as the shop shows it; what comes off is below zero. */
  bill: BillStep[]
  net: number
  /** null: the client's country is not known yet. */
  tax: { text: string; amount: number } | null
  total: number
  /** Says that its coupon is not kept back; null: it has none. */
  coupon_note: string | null
}

/** What the quote's own page shows beside the answer of the API. */
export type QuoteView = QuoteAnswer & {
  made_at: string
  time_zone: string
  /** "EUR, before VAT": what its total is in. */
  total_note: string
  lines: {
    typeface: string
    slug: string
    styles: string[]
    face: string
    uses: string[]
    /** "Domain: example.org" */
    answers: string[]
  }[]
  extras: { text: string; amount: number }[]
  /** In the lines of a letter. */
  seller: string[]
  client: string[]
  is_by_staff: boolean
  /** In lines too: a name, and its company before it. */
  licensee: string[]
  purchase_order: string | null
  note: string | null
  eulas: { id: string; title: string; version: string; url: string }[]
  takes_transfer: boolean
  demo: boolean
  /** Who may pay it; the likeliest first. */
  payers: QuotePayer[]
}

/** GET /api/quotes/{id}/desk: what staff may do with a quote. */
export type QuoteDesk = {
  state: QuoteState
  url: string
  pdf_url: string
  total: number
  currency: string
  valid_until: string
  email: string
  /** Without an address it cannot be marked paid: its invoice needs one. */
  has_address: boolean
  /** Of the order it became, where there is one. */
  order: { id: string; number: string; state: string } | null
}
