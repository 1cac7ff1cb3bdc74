import { parseOptionalText } from '../../customer/parse-text'
import { parseDomain } from './parse-domain'
import type { Question } from './question'

/** What a buyer told of one use, by the key of the question. */
export type Answers = Record<string, string>

export type CheckedAnswers = {
  /** Cleaned, in the order of the questions; without what nobody asks. */
  answers: Answers
  /** A sentence by the key of the question. */
  errors: Record<string, string>
}

const MOST = 200

/** Each answer as it will stand on the licence. What is missing is no error here: `errorsOfMissing` says it before checkout. */
export function checkAnswers(questions: readonly Question[], given: Answers): CheckedAnswers {
  const answers: Answers = {}
  const errors: Record<string, string> = {}
  for (const question of questions) {
    const parsed = parseAnswer(question, given[question.key])
    if (parsed.kind === 'invalid') errors[question.key] = parsed.sentence
    else if (parsed.value !== null) answers[question.key] = parsed.value
  }
  return { answers, errors }
}

/** A sentence by the key of each required question without an answer. */
export function errorsOfMissing(
  questions: readonly Question[],
  answers: Answers | undefined,
): Record<string, string> {
  const open = questions.filter(({ key, required }) => required && !answers?.[key])
  return Object.fromEntries(open.map((question) => [question.key, missingText(question)]))
}

/** Without what is no question any more, nor an answer to one; what is kept stands as it was told. */
export function knownAnswers(
  questions: readonly Question[],
  given: Answers | undefined,
): Answers | undefined {
  if (!given) return undefined
  const { answers } = checkAnswers(questions, given)
  return Object.keys(answers).length > 0 ? answers : undefined
}

/** By the key of the question what it says: a licence states its answers under these for ever. */
export function labelsOf(questions: readonly Question[]): Record<string, string> {
  return Object.fromEntries(questions.map(({ key, label }) => [key, label]))
}

function parseAnswer({ kind }: Question, value: unknown) {
  const text = parseOptionalText(value, MOST)
  if (text.kind === 'invalid' || text.value === null || kind === 'text') return text
  return parseDomain(text.value)
}

function missingText({ label, kind }: Question): string {
  if (kind === 'domain') return 'Write the domain, such as example.org.'
  return `Write the answer to “${label}”: it stands on your licence.`
}
