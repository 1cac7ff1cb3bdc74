import { digitsOfCurrency, minorUnitsIn } from '../../money/currencies'
import { multiplyToSteps } from '../../money/decimal'

export const ROUNDINGS = ['none', 'up_to_5', 'up_to_10', 'to_00'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** What has a price of its own. */
export type PricedKind = 'typefaces' | 'styles' | 'bundles'

/** One currency's prices: made of those in the currency of account, except where staff set their own. */
export type PriceList = {
  currency: string
  /** The currency of account. */
  from: string
  /** A decimal string. */
  factor: string
  rounding: Rounding
  /** Own prices, in the list's minor units, by the id of what they are for. */
  own: Record<PricedKind, Readonly<Record<string, number>>>
}

/** What one rounding leaves, in the list's major units; null: its smallest unit. */
const STEPS: Record<Rounding, { majors: number | null; isUp: boolean }> = {
  none: { majors: null, isUp: false },
  up_to_5: { majors: 5, isUp: true },
  up_to_10: { majors: 10, isUp: true },
  to_00: { majors: 1, isUp: false },
}

/** The list of the currency of account: every price as it is. */
export function listOfAccount(currency: string): PriceList {
  const own = { typefaces: {}, styles: {}, bundles: {} }
  return { currency, from: currency, factor: '1', rounding: 'none', own }
}

/** The price of anything in a list. What is not for sale in the currency of account is for sale in none; what costs something never becomes free. */
export function priceInList(
  { kind, id, price }: { kind: PricedKind; id: string; price: number | null },
  list: PriceList,
): number | null {
  if (price === null || list.currency === list.from) return price
  return list.own[kind][id] ?? convert(price, list)
}

/** An amount of the currency of account by the factor and the rounding of a list. */
export function convert(amount: number, { currency, from, factor, rounding }: PriceList): number {
  if (amount === 0) return 0
  const { majors, isUp } = STEPS[rounding]
  const step = majors === null ? 1 : majors * minorUnitsIn(currency)
  const units = shiftBetween(digitsOfCurrency(from), digitsOfCurrency(currency))
  return Math.max(step, multiplyToSteps(amount, [factor, units], { step, isUp }))
}

/** Cents become yen: a hundredth of the number. */
function shiftBetween(from: number, to: number): string {
  return to >= from ? String(10 ** (to - from)) : `0.${'1'.padStart(from - to, '0')}`
}
