import type { PriceRules } from '../price-rules'
import { chooseList, type PriceLists } from './choose-list'

/** What the browser works prices out with: the rules, in the currency of account, and every list. */
export type ShopPrices = PriceRules & { lists: PriceLists }

/** The rules of the prices in one of the lists. */
export function rulesInList(prices: ShopPrices, currency: string | null): ShopPrices {
  return { ...prices, currency: chooseList(prices.lists, currency).currency }
}
