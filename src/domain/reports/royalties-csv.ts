import { csvTable, type CsvForm } from '../csv/csv-table'
import { plainDecimal } from '../money/decimal'
import { plainAmount } from '../money/plain-amount'
import type { RoyaltyStatement } from './royalties'

const COLUMNS = [
  ...['designer', 'currency', 'typeface', 'percent'],
  ...['sold_net', 'refunded_net', 'net', 'royalty'],
]

/** A row a designer, currency, typeface and rate. */
export function royaltiesCsv(statements: readonly RoyaltyStatement[], form: CsvForm): string {
  const rows = statements.flatMap(({ designer, currency, rows: own }) =>
    own.map(({ typeface, percent, sold, refunded, net, royalty }) => [
      ...[designer.name, currency, typeface],
      { number: plainDecimal(percent) },
      ...[sold, refunded, net, royalty].map((minor) => ({ number: plainAmount(minor, currency) })),
    ]),
  )
  return csvTable([COLUMNS, ...rows], form)
}
