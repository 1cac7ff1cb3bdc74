import type { QuoteState } from './quote-state'

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
