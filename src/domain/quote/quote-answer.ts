import type { BillStep } from '../cart/priced-cart'
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
  /** "EUR, before VAT": what its total is in. */
  total_note: string
  lines: { typeface: string; slug: string; styles: string[]; face: string; uses: string[] }[]
  extras: { text: string; amount: number }[]
  /** In the lines of a letter. */
  seller: string[]
  client: string[]
  licensee: string
  purchase_order: string | null
  note: string | null
  eulas: { id: string; title: string; version: string; url: string }[]
  takes_transfer: boolean
  demo: boolean
  /** For the details of whoever pays it. */
  prefill: {
    email: string
    name: string
    company: string
    country: string
    vat_id: string
    address: Record<string, string>
    client: { name: string; company: string; email: string } | null
  }
}
