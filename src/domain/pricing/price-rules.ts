import type { OrderAnswer, OrderQuestion } from '../licensing/answers/order-question'
import type { LicenceType } from '../licensing/licence-type'
import { chooseList, type PriceLists } from './price-list'

/** What the shop sets once for every price. */
export type PriceRules = {
  currency: string
  /** A decimal string: each licence after the dearest is times this. */
  combinationFactor: string
  licenceTypes: LicenceType[]
  /** Asked once an order. */
  orderQuestions?: OrderQuestion[]
  /** What was answered: each multiplies every licence. */
  orderAnswers?: OrderAnswer[]
}

/** What the browser works prices out with: the rules, in the currency of account, and every list. */
export type ShopPrices = PriceRules & { lists: PriceLists }

/** The rules of the prices in one of the lists. */
export function rulesInList(prices: ShopPrices, currency: string | null): ShopPrices {
  return { ...prices, currency: chooseList(prices.lists, currency).currency }
}
