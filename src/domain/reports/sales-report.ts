import { type CsvForm, csvTable } from '../csv-table'
import { plainAmount } from '../money/format-money'
import { type Movement, type Named, netsOf } from './sale'
import type { Share } from './shares'
import { type Grouping, splitMovement } from './split-line'

/** Amounts are minor units, net of tax; `net` is what was sold less what went back. `count`: lines of orders. */
export type SalesSums = { count: number; sold: number; refunded: number; net: number }

export type SalesRow = SalesSums & { key: string; name: string }

/** Currencies are never added up: each has its own. */
export type SalesTable = SalesSums & { currency: string; orders: number; rows: SalesRow[] }

/** Holds sums alone: however many sales are added, it grows with the groups. */
type SalesReport = { by: Grouping; shares: readonly Share[]; tables: Map<string, Sums> }

type Sums = SalesSums & { orders: number; rows: Map<string, SalesRow> }

export function startReport(by: Grouping, shares: readonly Share[] = []): SalesReport {
  return { by, shares, tables: new Map() }
}

export function addMovement(report: SalesReport, movement: Movement): void {
  const { kind, sale } = movement
  const table = report.tables.get(sale.currency) ?? { ...NOTHING, orders: 0, rows: new Map() }
  report.tables.set(sale.currency, table)

  if (kind === 'sold') table.orders += 1
  for (const [index, net] of netsOf(movement).entries()) {
    if (kind === 'refunded' && net === 0) continue
    addTo(table, { kind, net })
    for (const part of splitMovement(movement, index, report)) {
      // A line that cost nothing was sold all the same, but nothing of it is nobody's.
      if (part.net === 0 && (kind === 'refunded' || part.key === '')) continue
      addTo(rowOf(table, part), { kind, net: part.net })
    }
  }
}

function rowOf({ rows }: Sums, { key, name }: Named): SalesRow {
  const row = rows.get(key) ?? { ...NOTHING, key, name }
  rows.set(key, row)
  return row
}

/** The currency with the most first; in it, what sold best. */
export function tablesOf({ tables }: SalesReport): SalesTable[] {
  return [...tables]
    .map(([currency, { rows, ...sums }]) => ({
      ...sums,
      currency,
      rows: [...rows.values()].toSorted(compareRows),
    }))
    .toSorted((a, b) => b.orders - a.orders || (a.currency < b.currency ? -1 : 1))
}

const NOTHING: SalesSums = { count: 0, sold: 0, refunded: 0, net: 0 }

function addTo(sums: SalesSums, { kind, net }: { kind: Movement['kind']; net: number }): void {
  if (kind === 'sold') {
    sums.count += 1
    sums.sold += net
  } else {
    sums.refunded -= net
  }
  sums.net += net
}

function compareRows(a: SalesRow, b: SalesRow): number {
  return b.net - a.net || b.sold - a.sold || (a.name < b.name ? -1 : 1)
}

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
