import { csvTable, type CsvForm } from '../csv/csv-table'
import { plainAmount } from '../money/plain-amount'
import type { SalesTable } from './sales-report'
import type { Grouping } from './split-line'

/** Every row of every currency: a program, or a pivot table, adds up what it wants. `nobody` stands where a row has no name. */
export function salesCsv(
  tables: readonly SalesTable[],
  { by, nobody, form }: { by: Grouping; nobody: string; form: CsvForm },
): string {
  const rows = tables.flatMap(({ currency, rows: own }) =>
    own.map(({ name, count, sold, refunded, net }) => [
      name || nobody,
      currency,
      { number: String(count) },
      ...[sold, refunded, net].map((minor) => ({ number: plainAmount(minor, currency) })),
    ]),
  )
  return csvTable([[by, 'currency', 'lines', 'sold_net', 'refunded_net', 'net'], ...rows], form)
}
