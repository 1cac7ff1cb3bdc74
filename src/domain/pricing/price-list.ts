import { digitsOfCurrency, minorUnitsIn } from '../money/currencies'
import { multiplyToSteps, type Rounding } from '../money/decimal'
import { formatMoney } from '../money/format-money'
import { ownValue } from '../own-value'
import { namesInWords } from '../words'
import { mapPrices, type PricedFamily } from './priced-family'
import { cheapestSale, type PricedKind, type SaleInList, type SaleMark } from './sales'

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
  /** Those of today. */
  sales?: readonly SaleInList[]
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

type PricedPart = { kind: PricedKind; id: string; price: number | null }

/** The price of anything in a list, less what a sale takes off. */
export function priceInList(part: PricedPart, list: PriceList): number | null {
  return soldAt(part, list).price
}

/** The same with the sale it is lower by. A sale of one licence type is none of the others'. */
export function soldAt(
  part: PricedPart,
  list: PriceList,
  licence?: string,
): { price: number | null; sale?: SaleMark } {
  const price = listPrice(part, list)
  const sales = (list.sales ?? []).filter(
    ({ licences }) =>
      licences.length === 0 || (licence !== undefined && licences.includes(licence)),
  )
  const sale = price === null ? null : cheapestSale({ ...part, price }, sales)
  if (!sale) return { price }
  const were = sale.before.terms.map((terms) => listPrice(part, { ...list, ...terms }))
  return { price: sale.price, sale: { name: sale.name, earlier: sale.earlierOf(were) } }
}

/** What is not for sale in the currency of account is for sale in none; what costs something never becomes free. */
export function listPrice({ kind, id, price }: PricedPart, list: PriceList): number | null {
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

/**
 * A family with every price as the list has it, less what sales take off; its children, its bundles and the typefaces of a bundle
 * as well. Keeps whatever else is known of a family and its parts.
 */
export function familyInList<Family extends PricedFamily>(family: Family, list: PriceList): Family {
  const sales = list.sales ?? []
  if (list.currency === list.from && sales.length === 0) return family
  const inList = (licence?: string) =>
    mapPrices(family, (kind, part) => ({ ...part, ...soldAt({ kind, ...part }, list, licence) }))
  const limited = [...new Set(sales.flatMap(({ licences }) => licences))]
  if (limited.length === 0) return inList()
  return {
    ...inList(),
    byLicence: Object.fromEntries(limited.map((licence) => [licence, inList(licence)])),
  }
}

/** A sentence for staff: what an own price takes the place of, or why nobody pays it. */
export function describeOwnPrice(
  own: { currency: string; price: number },
  { price, list }: { price: number | null; list: PriceList | null },
): string {
  if (!list) return `Not used: the shop has no price list in ${own.currency}.`
  if (list.currency === list.from) return `Not used: in ${list.currency} the price itself counts.`
  if (price === null) return `Not used: what has no price in ${list.from} is sold in no currency.`

  const [is, was] = [own.price, convert(price, list)].map((one) => formatMoney(one, own.currency))
  const made = `${was}, which the price list makes of ${formatMoney(price, list.from)}`
  return `Buyers pay ${is} in place of ${made}.`
}
