import { plainDecimal } from '../../money/decimal'
import { rateInWords } from '../../money/exchange-rate'
import { plainAmount } from '../../money/plain-amount'
import type { DocumentContents, OwnCurrency } from './document-contents'

/** A document with the id of its payment, by which it is found in the provider's own reports. */
export type BookedDocument = { contents: DocumentContents; payment: string | null }

/** How the spreadsheets of a country read a table. */
export type CsvForm = { separator: ',' | ';'; decimalSign: '.' | ',' }

const COLUMNS = [
  ...['number', 'date', 'supplied', 'order', 'customer', 'country', 'vat_id'],
  ...['tax', 'tax_country', 'rate', 'net', 'tax_amount', 'total', 'currency'],
  ...['own_net', 'own_tax_amount', 'own_total', 'own_currency', 'exchange_rate', 'rate_of'],
  ...['corrects', 'payment'],
]

/** Without it spreadsheets take the letters for those of another code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * All documents as a table for who keeps the books, a row each. Credit notes are negative, and what takes one back is not: the columns
 * add up. The `own` columns are in the currency of the seller's country, and the same where the document is.
 */
export function documentsCsv(documents: readonly BookedDocument[], form: CsvForm): string {
  const rows = [COLUMNS, ...documents.map((one) => rowOf(one, form))]
  const lines = rows.map((cells) => cells.join(form.separator))
  return BYTE_ORDER_MARK + [...lines, ''].join('\r\n')
}

function rowOf({ contents, payment }: BookedDocument, form: CsvForm): string[] {
  const { number, issuedOn, suppliedOn, order, buyer, tax, currency } = contents
  const { company, name, address, vatId } = buyer
  const rest = [contents.corrects?.number ?? '', payment ?? '']
  return [
    ...[number, issuedOn, suppliedOn, order.number, textCell(company ?? name, form)],
    ...[address.country, vatId ?? '', tax.kind, tax.country],
    cellOf(plainDecimal(tax.rate), form),
    ...sumCells(contents, { net: contents.net, tax: tax.amount, total: contents.total }, form),
    currency,
    ...ownCells(contents, form),
    ...rest,
  ]
}

type Sums = Pick<OwnCurrency, 'net' | 'tax' | 'total'>

function sumCells(
  { kind, currency }: Pick<DocumentContents, 'kind' | 'currency'>,
  { net, tax, total }: Sums,
  form: CsvForm,
): string[] {
  const sign = kind === 'credit_note' ? -1 : 1
  return [net, tax, total].map((minor) =>
    cellOf(plainAmount(minor === 0 ? 0 : sign * minor, currency), form),
  )
}

function ownCells({ kind, ownCurrency }: DocumentContents, form: CsvForm): string[] {
  if (!ownCurrency) return ['', '', '', '', '', '']
  const { currency, rate } = ownCurrency
  const words = rateInWords(rate, currency)
  return [...sumCells({ kind, currency }, ownCurrency, form), currency, words, rate.of]
}

function cellOf(plain: string, { decimalSign }: CsvForm): string {
  return plain.replace('.', decimalSign)
}

/** Words that a buyer typed: never a formula, never two cells. */
function textCell(text: string, { separator }: CsvForm): string {
  const harmless = /^[=+\-@\t]/.test(text) ? `'${text}` : text
  return harmless.includes('"') || harmless.includes(separator)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless
}
