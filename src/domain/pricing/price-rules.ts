import type { OrderAnswer, OrderQuestion } from '../licensing/answers/order-question'
import type { LicenceType } from '../licensing/licence-type'

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
