import type { BillStep } from '../cart/priced-cart'
import type { OrderState } from './order-state'

/** GET /api/order/status, and what the order's page shows. */
export type OrderAnswer = {
  order_number: string
  state: OrderState
  delivered_at: string | null
  total: number
  currency: string
  licences: {
    number: string
    uses: { type: string; tier: string; label: string }[]
    styles: string[]
    state: 'active' | 'superseded' | 'revoked' | 'expired'
    download_url: string
    /** What was bought; the first licences did not write it down. */
    releases: { typeface: string; version: string }[]
    /** What came out since; null: nothing. */
    newer: NewerReleaseAnswer | null
  }[]
  documents: { kind: 'licence' | 'eula' | 'invoice' | 'credit_note'; number: string; url: string }[]
}

export type NewerReleaseAnswer = {
  message: string
  /** null: the licence keeps to what was bought. */
  download_url: string | null
  /** Newest first. */
  releases: {
    typeface: string
    version: string
    released_on: string
    notes: string
    /** Where set texts may reflow, a sentence for each style. */
    reflow: string[]
  }[]
}

/** The frozen order as its own page shows it, beside the answer of the API. */
export type OrderView = OrderAnswer & {
  order_key: string
  email: string
  licensee: string
  placed_at: string
  paid_at: string | null
  demo: boolean
  net: number
  tax: { text: string; amount: number } | null
  lines: {
    typeface: string
    slug: string
    styles: string[]
    face: string
    amount: number
  }[]
  bill: BillStep[]
}
