import { invalid, ok, type Parsed, parseOptionalText } from '../../customer/parse-text'
import { ownValue } from '../../own-value'

/** What a buyer told of one use, by the key of the question. */
type Answers = Record<string, string>

type CheckedAnswers = {
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
    const parsed = parseAnswer(question, ownValue(given, question.key))
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
  const open = questions.filter(({ key, required }) => required && !ownValue(answers, key))
  return Object.fromEntries(open.map((question) => [question.key, missingText(question)]))
}

/** Without what is no question any more, nor an answer to one; what is kept stands as it was told. */
export function knownAnswers(questions: readonly Question[], given: Answers | undefined) {
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

const WRONG = 'Write a domain, such as example.org.'

const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i

const LONGEST = 253

/**
 * A domain out of what people paste: an address gives its host, "*." and a leading "www." go. Names in any script stay as
 * they are written; whether somebody owns it, nobody is asked.
 */
export function parseDomain(text: string): Parsed<string> {
  const host = hostOf(text)
  const labels = host.split('.')
  const isDomain =
    labels.length >= 2 &&
    host.length <= LONGEST &&
    labels.every((label) => LABEL.test(label)) &&
    isTopLevel(labels.at(-1) ?? '')
  return isDomain ? ok(host) : invalid(WRONG)
}

function hostOf(text: string): string {
  const host = text.trim().replace(SCHEME, '').split(/[/?#]/)[0] ?? ''
  return host
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
    .toLowerCase()
    .replace(/^\*\./, '')
    .replace(/^www\.(?=[^.]+\.)/, '')
}

/** Two or more letters, or a name that was made ASCII: "xn--p1ai". Numbers alone are the address of a machine. */
function isTopLevel(label: string): boolean {
  return /^(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})$/u.test(label)
}

/** What a buyer tells about a use: "Domain", "Name of the app". */
export type Question = {
  key: string
  label: string
  kind: 'text' | 'domain'
  required: boolean
  /** "Subdomains are included." */
  hint?: string
}
