import { plainDecimal } from '../money/decimal'
import { ownValue } from '../own-value'
import type { ChosenAnswers, OrderQuestion } from './answers/order-question'
import type { LicenceType, Tier } from './licence-type'

/** PriceRules fit. */
type Rules = { licenceTypes: LicenceType[]; orderQuestions?: OrderQuestion[] }

/** Of a shop with one licence and one question an order, such as how many people work at the licensee: only the answer is chosen. */
export type LicenceBySize = { type: LicenceType; tier: Tier; question: OrderQuestion }

/** null: there are several of either, or the licence has tiers of its own. */
export function licenceBySize({ licenceTypes, orderQuestions = [] }: Rules): LicenceBySize | null {
  const [type, ...others] = licenceTypes.filter(({ kind }) => kind === 'retail')
  const [question, ...further] = orderQuestions
  if (!type || !question || others.length + further.length > 0 || type.onRequest?.length) {
    return null
  }
  const [tier, ...more] = type.tiers
  // Another multiplier would have to be multiplied into each answer.
  if (!tier || more.length > 0 || plainDecimal(tier.multiplier) !== '1') return null
  return { type, tier, question }
}

/** The rules as one chooses by them: the answers stand as tiers of the licence, and cost as much. */
export function rulesBySize<Shown extends Rules>(rules: Shown): Shown {
  const sold = licenceBySize(rules)
  if (!sold) return rules
  const tiers = sold.question.tiers.map((answer) => ({ ...answer, short: answer.label }))
  const licenceTypes = rules.licenceTypes.map((type) =>
    type === sold.type ? { ...type, tiers } : type,
  )
  return { ...rules, licenceTypes }
}

/** What was chosen so, as a cart holds it: the licence's own tier, and the answer. */
export function fromSize<Choice extends { type: string; tier: string }>(
  sold: LicenceBySize | null,
  licences: readonly Choice[],
): { licences: Choice[]; answers?: ChosenAnswers } {
  const size = licences.find(({ type }) => type === sold?.type.key)?.tier
  const answer = sold?.question.tiers.find(({ key }) => key === size)
  if (!sold || !answer) return { licences: [...licences] }
  return {
    licences: licences.map((one) => ({ ...one, tier: sold.tier.key })),
    answers: { [sold.question.key]: answer.key },
  }
}

/** The way back: by licence type, the tier as it is chosen. */
export function toSize(
  sold: LicenceBySize | null,
  licences: Record<string, string>,
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const size = sold && ownValue(answers, sold.question.key)
  return sold && size ? { ...licences, [sold.type.key]: size } : licences
}
