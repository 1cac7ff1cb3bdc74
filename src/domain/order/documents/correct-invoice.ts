import { percentRounded } from '../../money/decimal'
import { formatMoney } from '../../money/format-money'
import type { TaxDecision } from '../../tax/tax-decision'
import { dayIn } from '../../tax/day-in-country'
import { composeCreditNote, sumsOf } from './compose-credit-note'
import { type Issue, taxInWords } from './compose-invoice'
import type { DocumentBuyer, DocumentContents, DocumentTax } from './document-contents'
import { inSameCurrency } from './own-currency'
import { NothingIsCorrected, TaxWouldRise } from '../refund/refund-error'
import { restOf } from './split-refund'

// An invoice is never changed (§ 14 (6) UStG with § 31 (5) UStDV: what corrects it names it, and says what was wrong). It is cancelled
// as far as it stands, and a new one with a number of its own says all of it again.

/** What the new invoice says otherwise. */
export type InvoiceChange = {
  buyer: DocumentBuyer
  purchaseOrder: string | null
  /** null: its tax is as it was. */
  tax: TaxDecision | null
}

type Standing = {
  invoice: DocumentContents
  /** The credit notes of this invoice that stand. */
  before: readonly DocumentContents[]
}

/** What of an invoice stands, what the new one comes to, and what of the tax goes back. */
export function planCorrection({ invoice, before }: Standing, change: InvoiceChange) {
  const rest = restOf(sumsOf(invoice), before.map(sumsOf))
  const { buyer, purchaseOrder } = { ...invoice, ...invoice.order }
  const isSame =
    JSON.stringify([buyer, purchaseOrder]) === JSON.stringify([change.buyer, change.purchaseOrder])
  if (isSame && change.tax === null) throw new NothingIsCorrected()
  if (change.tax === null) return { rest, sums: rest, back: 0 }

  const tax = percentRounded(rest.net, change.tax.rate)
  if (tax > rest.tax) {
    const money = (amount: number) => formatMoney(amount, invoice.currency)
    throw new TaxWouldRise({ from: money(rest.tax), to: money(tax) })
  }
  const back = rest.tax - tax
  return { rest, sums: { net: rest.net, tax, total: rest.net + tax }, back }
}

/** All that was left of an invoice is taken back. `back`: what of it moved as money; the new invoice settles the rest. */
export function composeCancellation(
  { invoice, before, back, why }: Standing & { back: number; why: 'corrected' | 'undone' },
  issue: Issue,
): DocumentContents {
  const { total } = restOf(sumsOf(invoice), before.map(sumsOf))
  const credit = { amount: total, tax: null, lines: [], licences: null }
  const reason = invoice.demo ? 'demo' : why === 'corrected' && back === 0 ? 'reworded' : why
  return {
    ...composeCreditNote({ invoice, before, credit }, issue),
    kind: 'cancellation',
    paid: back,
    payment: WHY_CANCELLED[reason](invoice.number, formatMoney(back, invoice.currency)),
  }
}

const WHY_CANCELLED = {
  corrected: (number: string, back: string) =>
    `A corrected invoice takes the place of ${number}. Of its total ${back} goes back, the way it was paid.`,
  reworded: (number: string) => `A corrected invoice takes the place of ${number}. No money moves.`,
  undone: (number: string) => `The invoice that ${number} had taken the place of stands again.`,
  demo: (number: string) => `A corrected example takes the place of ${number}: no money was moved.`,
} as const

type Correction = {
  invoice: DocumentContents
  cancellation: DocumentContents
  change: InvoiceChange
  /** The tax that went back. */
  back: number
}

/** The same sale in a new invoice: whatever was paid and not given back is its total, to the smallest unit. */
export function composeCorrectedInvoice(
  { invoice, cancellation, change, back }: Correction,
  { number, at }: Issue,
): DocumentContents {
  const { currency, demo, seller } = invoice
  const left = sumsOf(cancellation)
  const total = left.total - back
  const tax = change.tax
    ? correctedTax(total, change.tax, seller.address.country)
    : { ...invoice.tax, amount: left.tax }
  const sums = { net: total - tax.amount, tax: tax.amount, total }
  return {
    ...invoice,
    number,
    issuedAt: at.toISOString(),
    issuedOn: dayIn(seller.address.country, at),
    buyer: change.buyer,
    order: { ...invoice.order, purchaseOrder: change.purchaseOrder },
    allowances: allowancesFor(invoice, sums.net),
    ...sums,
    tax,
    ownCurrency: inSameCurrency(sums, cancellation.ownCurrency, left),
    paid: undefined,
    payment: [
      invoice.paid === undefined ? invoice.payment : 'Nothing is left to pay.',
      ...(back > 0 && !demo
        ? [`${formatMoney(back, currency)} of VAT goes back to the buyer.`]
        : []),
    ].join(' '),
    corrects: {
      number: invoice.number,
      issuedOn: invoice.issuedOn,
      cancelledBy: cancellation.number,
    },
    notes: demo ? ['This is an example from a demo shop. It is no invoice.'] : [],
  }
}

/** Of a total that holds it: the same as of its net, for the net is whole. */
function correctedTax(total: number, tax: TaxDecision, seller: string): DocumentTax {
  const rate = Number(tax.rate)
  return taxInWords({ ...tax, amount: Math.round((total * rate) / (100 + rate)) }, seller)
}

/** What credit notes took of the old invoice comes off the new one. */
function allowancesFor({ lines, allowances }: DocumentContents, net: number) {
  const sum = (parts: { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0)
  const gone = sum(lines) - sum(allowances) - net
  return gone === 0 ? allowances : [...allowances, { label: 'Credited before', amount: gone }]
}
