import type { BillStep } from '../cart/priced-cart'
import type { LicenceLimit } from '../licensing/licence-limits'
import type { DocumentKind } from './documents/document-contents'
import type { OrderState } from './order-state'
import type { TransferAccount } from './transfer'
import type { ProofView } from './proof'
import type { Withdrawal } from './withdrawal'

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
    limits: LicenceLimit[]
    styles: string[]
    state: 'active' | 'superseded' | 'revoked' | 'expired'
    /** The number of the licence it became; null: none. */
    superseded_by: string | null
    /** The day its term ends; null: never. */
    until: string | null
    /** A rental whose card is charged for the next term. */
    renews: boolean
    /** When and why it ended; null: it has not. */
    ended: { at: string; reason: string } | null
    /** Empty: its style was exchanged for another. */
    download_url: string
    /** What was bought; the first licences did not write it down. */
    releases: { typeface: string; version: string }[]
    /** What came out since; null: nothing. */
    newer: NewerReleaseAnswer | null
  }[]
  /** What came back, or is on its way, the oldest first. */
  refunds: RefundAnswer[]
  documents: { kind: 'licence' | 'eula' | DocumentKind; number: string; url: string }[]
}

export type RefundAnswer = {
  amount: number
  /** What of a gift can be spent again, with its code; null: nothing. */
  credit: { amount: number; code: string } | null
  /** `pending`: the bank has not taken it yet. */
  state: 'pending' | 'succeeded'
  at: string
  /** "Visa ending in 4242"; null: nobody said. */
  card: string | null
  /** The buyer's bank took it back at the buyer's word. */
  is_dispute: boolean
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
  /** Whom to thank; empty: it is too long to be set large. */
  first_name: string
  licensee: string
  /** The licensee that is not the buyer; null: they are one. */
  client: string | null
  placed_at: string
  paid_at: string | null
  /** Of the seller's books: all that is dated on its page has the day it has there. */
  time_zone: string
  /** The provider does not know its payment: nobody can say whether anything was charged. */
  is_payment_unknown: boolean
  /** Its bank has yet to answer, as it may for days. */
  is_processing: boolean
  demo: boolean
  net: number
  tax: { text: string; amount: number } | null
  /** "EUR, VAT included": what its total is in. */
  total_note: string
  lines: {
    typeface: string
    slug: string
    styles: string[]
    face: string
    amount: number
    /** The licence that became this one. */
    replaces: { kind: 'upgrade' | 'renewal'; number: string } | null
  }[]
  bill: BillStep[]
  /** The buyer's own number for the order. */
  purchase_order: string | null
  /** Paid, or to be paid, by bank transfer. */
  by_transfer: boolean
  /** Where to send the money; null: none is waited for. */
  transfer: TransferAccount | null
  note: string | null
  /** Who sold to whom, in the lines of a letter: on paper alone. */
  parties: { seller: string[]; buyer: string[] }
  /** What the buyer agreed to, a sentence each. */
  agreed: string[]
  /** A consumer's right to withdraw; null: there is none. */
  /** What a student has to show; null: nothing. */
  proof: ProofView | null
  withdrawal: Withdrawal | null
}

/** Said where the provider knows the payment, and no card has paid it yet: neither declined nor on its way. */
export const NOTHING_PAID = 'Nothing has been paid yet.'

/** Said where the provider does not know the payment, as one that was made with other keys: it may have been paid there. */
export const PAYMENT_UNKNOWN =
  'The payment service does not know this payment, so nobody can say here whether your card was charged. Write to us before you pay again.'
