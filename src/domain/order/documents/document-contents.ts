import type { ExchangeRate } from '../../money/exchange-rate'
import type { TaxKind } from '../../tax/tax-decision'
import type { Seller } from '../seller'
import type { DocumentKind } from './document-number'

/**
 * Everything an invoice, a credit note or a reversal says, frozen when it is made: nothing of it is ever read from the shop again. Amounts
 * are minor units of `currency`, days are those of the seller's country.
 */
export type DocumentContents = {
  kind: DocumentKind
  number: string
  issuedAt: string
  issuedOn: string
  /** When the fonts were delivered. */
  suppliedOn: string
  currency: string
  /** No invoice at all: the money was play money. */
  demo: boolean
  seller: DocumentSeller
  buyer: DocumentBuyer
  /** Who may use the fonts, where it is not the buyer. */
  licensee: string | null
  order: { number: string; placedOn: string; purchaseOrder: string | null }
  lines: DocumentLine[]
  /** What came off the whole of the lines, in that order. */
  allowances: { label: string; amount: number }[]
  net: number
  tax: DocumentTax
  total: number
  /**
   * The same in the currency of the seller's country, in which its VAT is owed (Article 230 of Directive 2006/112/EC). null: it is that
   * currency already, or nobody had entered a rate; documents of before do not say.
   */
  ownCurrency?: OwnCurrency | null
  /** What of the total was moved as money; absent: all of it. */
  paid?: number
  /** How it was paid, or goes back: one sentence. */
  payment: string
  /** The invoice a credit note corrects, or the credit note a reversal takes back. */
  corrects: { number: string; issuedOn: string } | null
  /** What else it says, a sentence each. */
  notes: string[]
  /** The face of its number: the first typeface that was sold, as a master that is kept for good. */
  heading: { sha256: string; extension: string } | null
}

export type OwnCurrency = {
  currency: string
  rate: ExchangeRate
  net: number
  tax: number
  total: number
}

export type DocumentAddress = {
  /** As on a letter, its country last. */
  lines: string[]
  street: string
  city: string
  postalCode: string
  country: string
}

export type DocumentSeller = Omit<Seller, 'address'> & { address: DocumentAddress }

export type DocumentBuyer = {
  company: string | null
  name: string
  email: string
  address: DocumentAddress
  vatId: string | null
}

export type DocumentLine = {
  id: string
  typeface: string
  /** "Desktop, 2–5 users" */
  uses: string[]
  styles: string[]
  amount: number
}

export type DocumentTax = {
  kind: TaxKind
  rate: string
  country: string
  amount: number
  /** "VAT 19 %, Germany" */
  label: string
  /** Why none is charged. */
  sentence: string | null
}
