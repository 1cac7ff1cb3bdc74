import { type CsvCell, type CsvForm, csvTable } from '../../csv-table'
import { plainDecimal } from '../../money/decimal'
import { rateInWords } from '../../money/exchange-rate'
import { plainAmount } from '../../money/format-money'
import { type DocumentContents, isCredit, type OwnCurrency } from './document-contents'

/** A document with the id of its payment, by which it is found in the provider's own reports, and with what the provider kept. */
export type BookedDocument = {
  contents: DocumentContents
  payment: string | null
  fee: { amount: number; currency: string } | null
}

const COLUMNS = [
  ...['number', 'date', 'supplied', 'order', 'customer', 'country', 'vat_id'],
  ...['tax', 'tax_country', 'rate', 'net', 'tax_amount', 'total', 'currency'],
  ...['own_net', 'own_tax_amount', 'own_total', 'own_currency', 'exchange_rate', 'rate_of'],
  ...['corrects', 'payment', 'kind', 'refund', 'fee', 'fee_currency'],
]

/**
 * All documents as a table for who keeps the books, a row each. Credit notes are negative, and what takes one back is not: the columns
 * add up. The `own` columns are in the currency of the seller's country, and the same where the document is.
 */
export function documentsCsv(documents: readonly BookedDocument[], form: CsvForm): string {
  return csvTable([COLUMNS, ...documents.map(rowOf)], form)
}

function rowOf({ contents, payment, fee }: BookedDocument): CsvCell[] {
  const { number, issuedOn, suppliedOn, order, buyer, tax, currency } = contents
  const { company, name, address, vatId } = buyer
  return [
    ...[number, issuedOn, suppliedOn, order.number, company ?? name],
    ...[address.country, vatId ?? '', tax.kind, tax.country],
    { number: plainDecimal(tax.rate) },
    ...sumCells(contents, { net: contents.net, tax: tax.amount, total: contents.total }),
    currency,
    ...ownCells(contents),
    ...[contents.corrects?.number ?? '', payment ?? '', contents.kind],
    refundCell(contents),
    ...feeCells(contents.kind === 'invoice' && !contents.corrects ? fee : null),
  ]
}

/** What went back with its tax; what takes a credit note back takes that off again. */
function refundCell({ kind, total, paid = total, currency }: DocumentContents): CsvCell {
  if (kind === 'invoice' || paid === 0) return ''
  return { number: plainAmount(isCredit(kind) ? paid : 0 - paid, currency) }
}

/** Of the payment: what went back leaves it with the provider, so it stands beside the invoice alone, and of several beside the first. */
function feeCells(fee: BookedDocument['fee']): CsvCell[] {
  return fee ? [{ number: plainAmount(fee.amount, fee.currency) }, fee.currency] : ['', '']
}

function sumCells(
  { kind, currency }: Pick<DocumentContents, 'kind' | 'currency'>,
  { net, tax, total }: Pick<OwnCurrency, 'net' | 'tax' | 'total'>,
): CsvCell[] {
  const sign = isCredit(kind) ? -1 : 1
  return [net, tax, total].map((minor) => ({
    number: plainAmount(minor === 0 ? 0 : sign * minor, currency),
  }))
}

function ownCells({ kind, ownCurrency }: DocumentContents): CsvCell[] {
  if (!ownCurrency) return ['', '', '', '', '', '']
  const { currency, rate } = ownCurrency
  const words = rateInWords(rate, currency)
  return [...sumCells({ kind, currency }, ownCurrency), currency, words, rate.of]
}
