import { namesInWords } from '../../words'
import type { PriceList } from './price-list'

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
