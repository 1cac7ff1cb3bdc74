import { compareText } from '../catalogue/styles/order-styles'
import { type CsvForm, csvTable } from '../csv-table'
import { percentRounded, plainDecimal } from '../money/decimal'
import { plainAmount } from '../money/format-money'
import type { Movement } from './sale'
import { type Share, sharesOn } from './shares'
import { splitByTypeface } from './split-line'

/** What a designer is owed for a typeface at one rate. Amounts are minor units; a royalty below zero was paid too much before. */
type RoyaltyRow = {
  typeface: string
  percent: string
  sold: number
  refunded: number
  net: number
  royalty: number
}

export type RoyaltyStatement = {
  designer: { key: string; name: string }
  currency: string
  rows: RoyaltyRow[]
  net: number
  royalty: number
}

/** Grows with designers and typefaces, never with sales. */
type Royalties = { shares: readonly Share[]; sums: Map<string, RoyaltySum> }

type RoyaltySum = Omit<RoyaltyRow, 'net' | 'royalty'> & {
  designer: Share['designer']
  currency: string
}

export function startRoyalties(shares: readonly Share[]): Royalties {
  return { shares, sums: new Map() }
}

/** The share of the day of the sale counts, for a refund too: it takes back what was paid for. */
export function addToRoyalties({ shares, sums }: Royalties, movement: Movement): void {
  const { kind, sale } = movement
  for (const index of sale.lines.keys()) {
    for (const { typeface, net } of splitByTypeface(movement, index)) {
      if (net === 0 || typeface === null) continue
      for (const { designer, percent } of sharesOn(shares, typeface, sale.day)) {
        const key = JSON.stringify([designer.key, sale.currency, typeface.key, percent])
        const sum = sums.get(key) ?? {
          designer,
          percent,
          currency: sale.currency,
          typeface: typeface.name,
          sold: 0,
          refunded: 0,
        }
        sums.set(key, sum)
        if (kind === 'sold') sum.sold += net
        else sum.refunded -= net
      }
    }
  }
}

/** One for each designer and currency, by name; rounded once a row, so that whoever reads it can reckon it. */
export function statementsOf({ sums }: Royalties): RoyaltyStatement[] {
  const statements = new Map<string, RoyaltyStatement>()
  for (const { designer, currency, ...sum } of sums.values()) {
    const key = JSON.stringify([designer.key, currency])
    const none = { designer, currency, rows: [], net: 0, royalty: 0 }
    const statement: RoyaltyStatement = statements.get(key) ?? none
    const row = withRoyalty(sum)
    statement.rows.push(row)
    statement.net += row.net
    statement.royalty += row.royalty
    statements.set(key, statement)
  }
  return [...statements.values()]
    .map((one) => ({ ...one, rows: one.rows.toSorted(compareRows) }))
    .toSorted(
      (a, b) =>
        compareText(a.designer.name, b.designer.name) || compareText(a.currency, b.currency),
    )
}

function withRoyalty(sum: Omit<RoyaltyRow, 'net' | 'royalty'>): RoyaltyRow {
  const net = sum.sold - sum.refunded
  const size = percentRounded(Math.abs(net), sum.percent)
  return { ...sum, net, royalty: net < 0 ? 0 - size : size }
}

function compareRows(a: RoyaltyRow, b: RoyaltyRow): number {
  return compareText(a.typeface, b.typeface) || Number(a.percent) - Number(b.percent)
}

const COLUMNS = [
  'designer',
  'currency',
  'typeface',
  'percent',
  'sold_net',
  'refunded_net',
  'net',
  'royalty',
]

/** A row a designer, currency, typeface and rate. */
export function royaltiesCsv(statements: readonly RoyaltyStatement[], form: CsvForm): string {
  const rows = statements.flatMap(({ designer, currency, rows: own }) =>
    own.map(({ typeface, percent, sold, refunded, net, royalty }) => [
      designer.name,
      currency,
      typeface,
      { number: plainDecimal(percent) },
      ...[sold, refunded, net, royalty].map((minor) => ({ number: plainAmount(minor, currency) })),
    ]),
  )
  return csvTable([COLUMNS, ...rows], form)
}
