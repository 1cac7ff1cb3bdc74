import type { CartLineRequest } from '@/domain/cart/cart-request'
import { errorsOfMissing, knownAnswers } from '@/domain/licensing/answers/check-answers'
import {
  errorsOfOrderAnswers,
  orderAnswersOf,
  type ChosenAnswers,
  type OrderAnswer,
} from '@/domain/licensing/answers/order-question'
import type { LicenceType } from '@/domain/licensing/licence-type'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { InvalidRequest, type FieldErrors } from '@/domain/shop-error'
import type { CartPricing } from './cart-pricing'

/** Only an answer that this request gives is refused; one that is offered no more leaves its question open. */
export function answersOf(
  { answers }: { answers: ChosenAnswers | null },
  { orderQuestions = [] }: PriceRules,
  { strict }: { strict: boolean },
): OrderAnswer[] {
  const errors = strict ? errorsOfOrderAnswers(orderQuestions, answers ?? {}) : {}
  if (Object.keys(errors).length > 0) throw new InvalidRequest(errors)
  return orderAnswersOf(orderQuestions, answers ?? {})
}

/** Questions may have been withdrawn since they were answered. */
export function withKnownAnswers(line: CartLineRequest, types: LicenceType[]): CartLineRequest {
  const licences = line.licences.map(({ answers, ...choice }) => {
    const questions = types.find(({ key }) => key === choice.type)?.questions ?? []
    const known = knownAnswers(questions, answers)
    return known ? { ...choice, answers: known } : choice
  })
  return { ...line, licences }
}

/** What buyers must tell of a use before it is theirs, and have not: each under its field of the cart. */
export function errorsOfUses({ quote, licenceTypes }: CartPricing): FieldErrors {
  const errors: FieldErrors = {}
  quote.lines.forEach(({ line }, index) => {
    line.licences.forEach(({ type: key, answers }, place) => {
      const questions = licenceTypes.find((type) => type.key === key)?.questions ?? []
      for (const [question, sentence] of Object.entries(errorsOfMissing(questions, answers))) {
        errors[`lines.${index}.licences.${place}.answers.${question}`] = sentence
      }
    })
  })
  return errors
}
