import { isRecord } from '../is-record'
import { ownValue } from '../own-value'
import type { FieldErrors } from '../shop-error'
import { hasErrors, parseMessage, parseOptionalText, unwrap } from './parse-text'
import { parsePerson, type Person } from './person'

/** What somebody writes about who is not asking for a licence that has no price. */
export const LETTER_TOPICS = {
  question: 'A question',
  order: 'An order or a licence',
  refund: 'Money back',
} as const

type LetterTopic = keyof typeof LETTER_TOPICS

export type Letter = Person & {
  topic: LetterTopic
  /** Of an order or a licence, as it was written. */
  number: string | null
  message: string
}

type ParsedLetter = { kind: 'letter'; letter: Letter } | { kind: 'invalid'; fields: FieldErrors }

const LONGEST_MESSAGE = 4000

/** POST /api/order/letter: every invalid field at once, each under its path. */
export function parseLetter(body: unknown): ParsedLetter {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const person = parsePerson(given, errors)
  const rule = { missing: 'Write what you want to tell us.', most: LONGEST_MESSAGE }
  const message = unwrap(parseMessage(given.message, rule), { path: 'message', errors })
  const number = unwrap(parseOptionalText(given.number, 40), { path: 'number', errors })
  const topic = isTopic(given.topic) ? given.topic : null
  if (topic === null) errors.topic = 'Choose what it is about.'

  if (person === null || message === null || topic === null || hasErrors(errors))
    return { kind: 'invalid', fields: errors }
  return { kind: 'letter', letter: { ...person, topic, number, message } }
}

function isTopic(value: unknown): value is LetterTopic {
  return typeof value === 'string' && ownValue(LETTER_TOPICS, value) !== undefined
}
