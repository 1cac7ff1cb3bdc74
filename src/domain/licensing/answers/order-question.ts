import { ownValue } from '../../own-value'
import type { FieldErrors } from '../../shop-error'

/** Asked once an order, such as the size of the company. */
export type OrderQuestion = {
  key: string
  label: string
  hint?: string
  tiers: { key: string; label: string; multiplier: string }[]
}

/** An answer in full, as it is priced, frozen and printed. */
export type OrderAnswer = {
  key: string
  tier: string
  /** "Size of your company" */
  question: string
  /** "2–50 people" */
  label: string
  /** A decimal string. */
  multiplier: string
}

/** By the key of the question, the key of the answer. */
export type ChosenAnswers = Record<string, string>

/** In the order of the questions. An answer that is offered no more is left out: the question is open again. */
export function orderAnswersOf(questions: readonly OrderQuestion[], chosen: ChosenAnswers) {
  return questions.flatMap(({ key, label: question, tiers }) => {
    const tier = tiers.find((candidate) => candidate.key === ownValue(chosen, key))
    return tier
      ? [{ key, tier: tier.key, question, label: tier.label, multiplier: tier.multiplier }]
      : []
  })
}

/** Answers that are none of those offered, each under its field. */
export function errorsOfOrderAnswers(
  questions: readonly OrderQuestion[],
  chosen: ChosenAnswers,
): FieldErrors {
  const known = orderAnswersOf(questions, chosen).map(({ key }) => key)
  const wrong = Object.keys(chosen).filter((key) => !known.includes(key))
  return Object.fromEntries(
    wrong.map((key) => [fieldOf(key), 'Choose one of the answers this shop offers.']),
  )
}

/** Questions still open, each under its field. */
export function errorsOfOpenQuestions(
  questions: readonly OrderQuestion[],
  answers: readonly OrderAnswer[],
): FieldErrors {
  const open = questions.filter(({ key }) => answers.every((answer) => answer.key !== key))
  return Object.fromEntries(
    open.map(({ key, label }) => [fieldOf(key), `Choose an answer to “${label}” to go on.`]),
  )
}

function fieldOf(key: string): string {
  return `order_answers.${key}`
}
