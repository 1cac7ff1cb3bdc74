import { digitsOfCurrency, minorUnitsIn } from '../money/currencies'
import { multiplyToSteps } from '../money/decimal'
import { formatMoney } from '../money/format-money'
import { ownValue } from '../own-value'
import { namesInWords } from '../words'
import type { PricedFamily } from './priced-family'

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
  return ownValue(list.own[kind], id) ?? convert(price, list)
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

/** A shop's lists, that of the currency of account first. */
export type PriceLists = readonly [PriceList, ...PriceList[]]

/** The list of a currency; that of account, the first, where the shop has none of it or none was chosen. */
export function chooseList(lists: PriceLists, currency: string | null): PriceList {
  return lists.find((list) => list.currency === currency) ?? lists[0]
}

/** Says that a cart is in another currency than its buyer chose; null: it is in that one. */
export function noteOnCurrency(lists: PriceLists, chosen: string | null): string | null {
  const { currency } = chooseList(lists, chosen)
  if (chosen === null || chosen === currency) return null
  return `This shop has no prices in ${chosen} any more. Your cart is in ${currency} now.`
}

/** For a currency that was asked for and is not there; null: it is. */
export function refuseCurrency(lists: PriceLists, currency: string): string | null {
  const codes = lists.map((list) => list.currency)
  if (codes.includes(currency)) return null
  return `This shop has prices in ${namesInWords(codes)}. Choose one of them.`
}

/** A family with every price as the list has it; its children, its bundles and the typefaces of a bundle as well. */
export function familyInList<Family extends PricedFamily>(family: Family, list: PriceList): Family {
  if (list.currency === list.from) return family
  return convertFamily(family, list) as Family
}

/** Keeps whatever else is known of a family and its parts: only prices change. */
function convertFamily(family: PricedFamily, list: PriceList): PricedFamily {
  const { id, familyPrice, styles, children, bundles, across } = family
  const inList = (kind: 'styles' | 'bundles') => withPrice(kind, list)
  return {
    ...family,
    familyPrice: priceInList({ kind: 'typefaces', id, price: familyPrice }, list),
    styles: styles.map(inList('styles')),
    children: children.map((child) => convertFamily(child, list)),
    ...(bundles && { bundles: bundles.map(inList('bundles')) }),
    ...(across && {
      across: {
        bundle: inList('bundles')(across.bundle),
        families: across.families.map((one) => convertFamily(one, list)),
      },
    }),
  }
}

function withPrice(kind: 'styles' | 'bundles', list: PriceList) {
  return <Part extends { id: string; price: number | null }>(part: Part): Part => ({
    ...part,
    price: priceInList({ kind, id: part.id, price: part.price }, list),
  })
}

type OwnPrice = { currency: string; price: number }

/** A sentence for staff: what an own price takes the place of, or why nobody pays it. */
export function describeOwnPrice(
  own: OwnPrice,
  { price, list }: { price: number | null; list: PriceList | null },
): string {
  if (!list) return `Not used: the shop has no price list in ${own.currency}.`
  if (list.currency === list.from) return `Not used: in ${list.currency} the price itself counts.`
  if (price === null) return `Not used: what has no price in ${list.from} is sold in no currency.`

  const [is, was] = [own.price, convert(price, list)].map((one) => formatMoney(one, own.currency))
  const made = `${was}, which the price list makes of ${formatMoney(price, list.from)}`
  return `Buyers pay ${is} in place of ${made}.`
}
