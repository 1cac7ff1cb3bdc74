import type { OrderAnswer, OrderQuestion } from '../licensing/answers/order-question'
import type { LicenceType } from '../licensing/licence-type'
import { chooseList } from './price-list'
import type { PriceTerms } from './shown-price'

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
  /** The VAT that prices are shown with; null: before VAT. */
  tax?: PriceTerms['tax']
  per?: string
}

/** What the browser works prices out with: the rules, in the currency of account, every list, and how prices are shown. */
export type ShopPrices = PriceRules & PriceTerms

/** The rules of the prices in one of the lists. */
export function rulesInList(prices: ShopPrices, currency: string | null): ShopPrices {
  return { ...prices, currency: chooseList(prices.lists, currency).currency }
}
