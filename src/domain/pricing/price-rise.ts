import { minorUnitsIn } from '../money/currencies'
import { multiplyToSteps } from '../money/decimal'
import { ownValue } from '../own-value'
import { convert, listPrice, type PriceLists } from './price-list'
import { mapKinds, type PricedKind, type SaleInList } from './sales'

/** What a raised price is rounded to, the nearest of them: in hundredths of the currency's unit. */
const STEPS = { none: 0, to_50: 50, to_00: 100, to_5: 500, to_10: 1000 }

export const RISE_ROUNDINGS = ['none', 'to_50', 'to_00', 'to_5', 'to_10'] as const

export type PriceRise = {
  /** A decimal string. */
  percent: string
  rounding: (typeof RISE_ROUNDINGS)[number]
  /** null: everything. */
  on: SaleInList['on']
  /** None: every price list. */
  currencies: readonly string[]
}

/** As they stand in a row: in the currency of account, and own prices by currency. null: not sold alone. */
type RowPrices<Price> = { price: Price; own: Readonly<Record<string, number>> }

type Part<Price> = { kind: PricedKind; id: string } & RowPrices<Price>

export type RaisedRow = {
  kind: PricedKind
  id: string
  was: RowPrices<number>
  now: RowPrices<number>
}

/**
 * What a rise does to each row that it changes. A price that a list makes of that in the currency of account goes on following
 * it; where only one of the two is raised, it becomes a price of its own: what was not chosen stays as it was.
 */
export function planRise(
  rise: PriceRise,
  parts: readonly Part<number | null>[],
  lists: PriceLists,
): RaisedRow[] {
  const { on } = rise
  const chosen = on && mapKinds((kind) => new Set(on[kind]))
  return parts.flatMap(({ kind, id, price, own }) => {
    if (price === null || (chosen && !chosen[kind].has(id))) return []
    const was = { price, own }
    const now = raise(was, rise, lists)
    return hasSamePrices(was, now) ? [] : [{ kind, id, was, now }]
  })
}

function raise(was: RowPrices<number>, rise: PriceRise, lists: PriceLists): RowPrices<number> {
  const [account, ...further] = lists
  const isRaised = (currency: string) =>
    rise.currencies.length === 0 || rise.currencies.includes(currency)
  const raised = (amount: number, currency: string) =>
    isRaised(currency) ? raisedPrice(amount, currency, rise) : amount
  const price = raised(was.price, account.currency)
  const own = further.flatMap((list): [string, number][] => {
    const { currency } = list
    const mine = ownValue(was.own, currency)
    const follows = isRaised(currency) ? isRaised(account.currency) : price === was.price
    if (mine === undefined && follows) return []
    return [[currency, raised(mine ?? convert(was.price, list), currency)]]
  })
  return { price, own: { ...was.own, ...Object.fromEntries(own) } }
}

/** Rounding never lowers one; what is free stays so. */
function raisedPrice(amount: number, currency: string, { percent, rounding }: PriceRise): number {
  const [whole = '', fraction = '0'] = percent.split('.')
  const factors = [`${Number(whole) + 100}.${fraction}`, '0.01']
  const step = Math.max(1, Math.floor((STEPS[rounding] * minorUnitsIn(currency)) / 100))
  return amount && Math.max(amount, multiplyToSteps(amount, factors, { step, isUp: false }))
}

export function hasSamePrices(one: RowPrices<number | null>, other: RowPrices<number | null>) {
  const codes = Object.keys({ ...one.own, ...other.own })
  const isSame = (code: string) => ownValue(one.own, code) === ownValue(other.own, code)
  return one.price === other.price && codes.every(isSame)
}

/** What buyers read before and afterwards, in each list where it changes. */
export function shownRise({ kind, id, was, now }: RaisedRow, lists: PriceLists) {
  return lists.flatMap((list) => {
    const [before, after] = [was, now].map(({ price, own }) => {
      const mine = ownValue(own, list.currency)
      const ownThen = { ...list.own, [kind]: mine === undefined ? {} : { [id]: mine } }
      return listPrice({ kind, id, price }, { ...list, own: ownThen }) ?? price
    }) as [number, number]
    return before === after ? [] : [{ currency: list.currency, before, after }]
  })
}
