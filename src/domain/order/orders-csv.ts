import type { CsvCell } from '../csv/csv-table'
import { plainAmount } from '../money/plain-amount'

/** An order as a row of a table. */
export type ListedOrder = {
  number: string
  placedAt: string
  paidAt: string | null
  state: string
  name: string
  company: string
  email: string
  country: string
  vatId: string
  licensee: string
  typefaces: string[]
  licences: string[]
  net: number
  tax: number
  total: number
  refunded: number
  currency: string
  way: string
  payment: string
  fee: { amount: number; currency: string } | null
}

export const ORDER_COLUMNS = [
  ...['number', 'placed', 'paid', 'state', 'name', 'company', 'email', 'country', 'vat_id'],
  ...['licensee', 'typefaces', 'licences', 'net', 'tax', 'total', 'refunded', 'currency'],
  ...['way', 'payment', 'fee', 'fee_currency'],
]

export function orderCells(order: ListedOrder): CsvCell[] {
  const { number, placedAt, paidAt, state, name, company, email, country, vatId } = order
  const sums = [order.net, order.tax, order.total, order.refunded]
  return [
    ...[number, dayOf(placedAt), dayOf(paidAt), state, name, company, email, country, vatId],
    ...[order.licensee, order.typefaces.join(', '), order.licences.join(', ')],
    ...sums.map((minor) => ({ number: plainAmount(minor, order.currency) })),
    ...[order.currency, order.way, order.payment],
    order.fee ? { number: plainAmount(order.fee.amount, order.fee.currency) } : '',
    order.fee?.currency ?? '',
  ]
}

function dayOf(at: string | null): string {
  return at?.slice(0, 10) ?? ''
}
