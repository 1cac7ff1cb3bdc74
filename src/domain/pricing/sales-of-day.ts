import type { Rounding } from '../money/decimal'
import { ownValue } from '../own-value'
import { convert, listPrice, type PriceList } from './price-list'
import { mapKinds, type PricedKind, type SaleInList } from './sales'

/** A sale as staff set it, in the shop's days: "2026-12-01". Both days belong to it. */
export type Sale = {
  id: string
  name: string
  firstDay: string
  lastDay: string
  /** A decimal string; null: `prices`. */
  percentOff: string | null
  /** Minor units by the code of the currency; of a list that has none what it makes of the price in that of account. */
  prices: Readonly<Record<string, number>>
  /** null: everything. */
  on: SaleInList['on']
  /** Keys of licence types; none: whatever the licence. */
  licences: readonly string[]
}

/** What was changed, each with the day it counted to. */
export type PriceHistory = {
  prices: FormerPrice[]
  /** Of a further price list. */
  terms: { currency: string; until: string; factor: string; rounding: Rounding }[]
  /** Sales that were changed or deleted after they had begun; `lastDay` is the day of that. */
  sales: Sale[]
  /** What was made, or published, no longer ago than any sale of today began. */
  made: { kind: PricedKind; id: string; day: string }[]
}

export type FormerPrice = {
  kind: PricedKind
  id: string
  until: string
  price: number | null
  own: Readonly<Record<string, number>>
}

export const NO_HISTORY: PriceHistory = { prices: [], terms: [], sales: [], made: [] }

/** Directive 98/6/EC, article 6a(2). */
const DAYS_BEFORE = 30

export function isOn({ firstDay, lastDay }: Pick<Sale, 'firstDay' | 'lastDay'>, day: string) {
  return firstDay <= day && day <= lastDay
}

/** The first of the days whose prices a sale is compared with; the last is the one before it begins. */
export function firstDayBefore({ firstDay }: Pick<Sale, 'firstDay'>): string {
  return plusDays(firstDay, -DAYS_BEFORE)
}

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, day.length)
}

type Known = { sales: readonly Sale[]; history: PriceHistory }

/** A list with the sales of a day, each with what its 30 days before hold. */
export function listOnDay(list: PriceList, day: string, known: Known): PriceList {
  const today = known.sales.filter((sale) => isOn(sale, day))
  if (today.length === 0) return list
  return { ...list, sales: today.map((sale) => saleInList(sale, list, known)) }
}

function saleInList(sale: Sale, list: PriceList, { sales, history }: Known): SaleInList {
  const terms = statesBefore(
    sale,
    history.terms.filter(({ currency }) => currency === list.currency),
  )
  const before = [...sales, ...history.sales].filter(
    (other) =>
      other.firstDay < sale.firstDay &&
      other.lastDay >= firstDayBefore(sale) &&
      (other.licences.length === 0 || other.licences.some((key) => sale.licences.includes(key))),
  )
  return {
    ...reductionIn(sale, list),
    licences: sale.licences,
    before: {
      sales: before.map((other) => reductionIn(other, list)),
      terms: terms.map(({ factor, rounding }) => ({ factor, rounding })),
      lowest: mapKinds((kind) => ({
        ...lowestOf(kind, { sale, list, terms, history }),
        ...Object.fromEntries(
          history.made
            .filter((made) => made.kind === kind && made.day >= sale.firstDay)
            .map(({ id }) => [id, null]),
        ),
      })),
    },
  }
}

function reductionIn({ name, percentOff, prices, on }: Sale, list: PriceList) {
  const own = ownValue(prices, list.currency)
  const account = ownValue(prices, list.from)
  const price = own ?? (account === undefined ? null : convert(account, list))
  return { name, percentOff, price: percentOff === null ? price : null, on }
}

/** The lowest list price of those days by id, of what had another price than today's; null: it was not sold on any of them. */
function lowestOf(
  kind: PricedKind,
  {
    sale,
    list,
    terms,
    history,
  }: { sale: Sale; list: PriceList; terms: PriceHistory['terms']; history: PriceHistory },
): Record<string, number | null> {
  const changed = history.prices.filter((one) => one.kind === kind)
  const ids = [...new Set(changed.map(({ id }) => id))]
  const lowest = ids.flatMap((id): [string, number | null][] => {
    const own = changed.filter((one) => one.id === id)
    const states = statesBefore(sale, own)
    const prices = states.flatMap(({ price, own: ownPrices }) => {
      const former = ownValue(ownPrices, list.currency)
      const ownThen = { ...list.own, [kind]: former === undefined ? {} : { [id]: former } }
      return [list, ...terms].flatMap(
        ({ factor, rounding }) =>
          listPrice({ kind, id, price }, { ...list, factor, rounding, own: ownThen }) ?? [],
      )
    })
    if (prices.length > 0) return [[id, Math.min(...prices)]]
    const isOlder = own.every(({ until }) => until < sale.firstDay)
    return isOlder ? [] : [[id, null]]
  })
  return Object.fromEntries(lowest)
}

/** Of states that followed each other, those that counted on one of the 30 days. The first of them counted since ever. */
function statesBefore<State extends { until: string }>(sale: Sale, states: readonly State[]) {
  const inOrder = states.toSorted((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0))
  return inOrder.filter(
    ({ until }, at) =>
      until >= firstDayBefore(sale) && (inOrder[at - 1]?.until ?? '') < sale.firstDay,
  )
}
