import { percentRounded, type Rounding } from '../money/decimal'
import { ownValue } from '../own-value'

/** What has a price of its own. */
export type PricedKind = 'typefaces' | 'styles' | 'bundles'

/** By their ids. */
type Parts = Readonly<Record<PricedKind, readonly string[]>>

/** What a sale does to the prices of one list: a percentage off the list price, or a price in its place. */
type Reduction = {
  name: string
  /** A decimal string. */
  percentOff: string | null
  price: number | null
  /** null: everything. */
  on: Parts | null
}

export type SaleInList = Reduction & {
  /** Keys of licence types; none: whatever the licence. */
  licences: readonly string[]
  /** The 30 days before it began. */
  before: {
    /** Other sales of those days. */
    sales: Reduction[]
    /** What the list made of prices before it was changed. */
    terms: { factor: string; rounding: Rounding }[]
    /** The lowest list price, where it was another than today's; null: not sold yet. */
    lowest: Record<PricedKind, Record<string, number | null>>
  }
}

/** Beside a price that a sale lowers. `earlier`: what it may be compared with; null: nothing. */
export type SaleMark = { name: string; earlier: number | null }

type Part = { kind: PricedKind; id: string; price: number }

/**
 * The sale that makes a list price lowest, first of all that comes off it: never two of them, and none that would raise it. What
 * costs something never becomes free. null: none.
 */
export function cheapestSale(part: Part, sales: readonly SaleInList[]) {
  const lowered = sales
    .map((sale) => ({ ...sale, price: reduce(part, sale) }))
    .filter(({ price }) => price < part.price)
  const [first, ...others] = lowered
  if (!first) return null
  const sale = others.reduce((best, one) => (one.price < best.price ? one : best), first)
  return {
    ...sale,
    /** `were`: its list prices under the terms before. */
    earlierOf: (were: readonly (number | null)[]) =>
      earlierPrice(part, sale, { price: sale.price, were }),
  }
}

function reduce({ kind, id, price }: Part, { percentOff, price: own, on }: Reduction): number {
  if (price === 0 || (on && !on[kind].includes(id))) return price
  const reduced = percentOff === null ? (own ?? price) : price - percentRounded(price, percentOff)
  return Math.min(price, Math.max(1, reduced))
}

/**
 * What a reduced price is compared with: the lowest of the 30 days before the reduction, in other sales too (directive 98/6/EC,
 * article 6a(1) and (2), as directive (EU) 2019/2161 has it; in Germany § 11 PAngV). Where prices and price lists changed in
 * those days every pair of them counts, so it is never too high. A sale whose percentage grows while it lasts keeps the price of
 * before its first day (paragraph 5); another sale, though it follows at once, begins anew. null: there is nothing to compare.
 */
function earlierPrice(
  part: Part,
  { before }: SaleInList,
  { price, were }: { price: number; were: readonly (number | null)[] },
): number | null {
  const known = ownValue(before.lowest[part.kind], part.id)
  if (known === null) return null
  const listed = [part.price, known ?? part.price, ...were.map((was) => was ?? part.price)]
  const lowest = Math.min(...listed)
  const reduced = before.sales.map((sale) => reduce({ ...part, price: lowest }, sale))
  const earlier = Math.min(lowest, ...reduced)
  return earlier > price ? earlier : null
}

/** No more of the sales than what has one of these ids: for a page that shows it alone. */
export function salesFor(
  sales: readonly SaleInList[],
  ids: ReadonlySet<string>,
): readonly SaleInList[] {
  return cutTo(sales, ids).map((sale) => ({
    ...sale,
    before: {
      ...sale.before,
      sales: cutTo(sale.before.sales, ids),
      lowest: mapKinds((kind) => {
        const known = Object.entries(sale.before.lowest[kind])
        return Object.fromEntries(known.filter(([id]) => ids.has(id)))
      }),
    },
  }))
}

function cutTo<One extends Reduction>(sales: readonly One[], ids: ReadonlySet<string>): One[] {
  return sales
    .map((sale) => {
      const { on } = sale
      return { ...sale, on: on && mapKinds((kind) => on[kind].filter((id) => ids.has(id))) }
    })
    .filter(({ on }) => !on || Object.values(on).some((these) => these.length > 0))
}

export function mapKinds<Value>(of: (kind: PricedKind) => Value): Record<PricedKind, Value> {
  return { typefaces: of('typefaces'), styles: of('styles'), bundles: of('bundles') }
}
