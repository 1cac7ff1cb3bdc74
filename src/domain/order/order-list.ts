import type { CsvCell } from '../csv-table'
import { plainAmount } from '../money/format-money'
import type { OrderState } from './order-state'

/** An order as a row of a table. */
export type ListedOrder = {
  number: string
  /** The days in the seller's books; '': not paid. */
  placedOn: string
  paidOn: string
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
  const { number, placedOn, paidOn, state, name, company, email, country, vatId } = order
  const sums = [order.net, order.tax, order.total, order.refunded]
  return [
    ...[number, placedOn, paidOn, state, name, company, email, country, vatId],
    ...[order.licensee, order.typefaces.join(', '), order.licences.join(', ')],
    ...sums.map((minor) => ({ number: plainAmount(minor, order.currency) })),
    ...[order.currency, order.way, order.payment],
    order.fee ? { number: plainAmount(order.fee.amount, order.fee.currency) } : '',
    order.fee?.currency ?? '',
  ]
}

/** The tabs above the list of orders, each with the states it shows. An order may stand under two: some of its money went back, some is paid. */
export const ORDER_TABS = {
  paid: ['paid', 'partially_refunded'],
  unpaid: ['awaiting_payment'],
  review: ['needs_review', 'disputed'],
  refunded: ['refunded', 'partially_refunded'],
} as const satisfies Record<string, readonly OrderState[]>

export type OrderTab = keyof typeof ORDER_TABS
