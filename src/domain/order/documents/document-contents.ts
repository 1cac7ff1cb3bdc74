import type { Address } from '../../customer/address'
import { countryName } from '../../customer/country'
import type { ExchangeRate } from '../../money/exchange-rate'
import type { TaxKind } from '../../tax/tax-decision'
import type { Seller } from '../seller'

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
  /** The invoice that is credited, cancelled or replaced, or the credit note a reversal takes back. */
  corrects: { number: string; issuedOn: string; cancelledBy?: string } | null
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

/** A cancellation takes all that is left of an invoice back, for another one; a reversal a credit note whose refund failed later. */
export type DocumentKind = 'invoice' | 'credit_note' | 'cancellation' | 'reversal'

/** Whether its sums are taken off what was invoiced. */
export function isCredit(kind: DocumentKind): boolean {
  return kind === 'credit_note' || kind === 'cancellation'
}

const LETTERS: Readonly<Record<DocumentKind, string>> = {
  invoice: 'R',
  credit_note: 'G',
  cancellation: 'G',
  reversal: 'G',
}

export type DocumentSeries = { kind: DocumentKind; year: number; demo: boolean }

/**
 * What the numbers of one series begin with: "R2026-", "G2026-". Documents of the demo are counted by themselves ("DEMO-2026-R"),
 * so that a shop that tried itself out begins its real series at 1. No beginning is contained in another.
 */
export function beginningOf({ kind, year, demo }: DocumentSeries): string {
  return demo ? `DEMO-${year}-${LETTERS[kind]}` : `${LETTERS[kind]}${year}-`
}

/** Whose numbers are counted together: a reversal stands in the series of what it takes back. */
export function kindsCountedWith(kind: DocumentKind): DocumentKind[] {
  const kinds = Object.keys(LETTERS) as DocumentKind[]
  return kinds.filter((other) => LETTERS[other] === LETTERS[kind])
}

/** "R2026-0001" */
export function documentNumber(series: DocumentSeries, serial: number): string {
  return beginningOf(series) + String(serial).padStart(4, '0')
}

/** An address in the lines of a letter, its country last. */
export function documentAddress(address: Address): DocumentAddress {
  const { street, street_2, postal_code, state, city, country } = address
  return {
    lines: [street, street_2 ?? '', ...placeLines(address), countryName(country)]
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    street: [street, street_2].filter(Boolean).join(', '),
    city: [city, state].filter(Boolean).join(', '),
    postalCode: postal_code ?? '',
    country,
  }
}

/** Most countries write the postcode before the city; where states belong to it, it comes after them. */
function placeLines({ postal_code, city, state, country }: Address): string[] {
  const code = postal_code ?? ''
  if (country === 'GB' || country === 'IE') return [city, state ?? '', code]
  if (state) return [`${city}, ${state} ${code}`]
  return [`${code} ${city}`]
}
