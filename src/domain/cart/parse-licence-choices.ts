import { parseText } from '../customer/parse-text'
import { isRecord } from '../is-record'
import { unwrap } from '../customer/parsed'
import type { FieldErrors } from '../shop-error'
import type { LicenceChoice } from './cart-request'
import { refuseOtherKeys } from './strict-keys'

export const MOST_LICENCES = 20
export const MOST_ANSWERS = 10
export const LONGEST_ANSWER = 200

const KEY = /^[a-z0-9][a-z0-9_-]{0,63}$/

/** The licences of one line, each type once. */
export function parseLicenceChoices(
  value: unknown,
  path: string,
  errors: FieldErrors,
): LicenceChoice[] {
  if (!Array.isArray(value) || value.length === 0) {
    errors[path] = 'Choose a licence.'
    return []
  }
  if (value.length > MOST_LICENCES) {
    errors[path] = `A line holds ${MOST_LICENCES} licences at most.`
    return []
  }

  const choices = value.map((choice: unknown, index) =>
    parseChoice(choice, `${path}.${index}`, errors),
  )
  const types = new Set(choices.map((choice) => choice.type))
  if (types.size < choices.length) errors[path] ??= 'Choose one size of each licence.'
  return choices
}

function parseChoice(value: unknown, path: string, errors: FieldErrors): LicenceChoice {
  if (!isRecord(value)) {
    errors[path] = 'A licence names its type and its tier.'
    return { type: '', tier: '' }
  }
  refuseOtherKeys(value, { known: ['type', 'tier', 'answers'], path, errors })

  const { type, tier, answers } = value
  if (!isKey(type)) errors[`${path}.type`] = 'Name the licence.'
  if (!isKey(tier)) errors[`${path}.tier`] = 'Choose how much use the licence covers.'
  const choice = { type: isKey(type) ? type : '', tier: isKey(tier) ? tier : '' }
  if (answers === undefined || answers === null) return choice
  return { ...choice, answers: parseAnswers(answers, `${path}.answers`, errors) }
}

function parseAnswers(value: unknown, path: string, errors: FieldErrors): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : null
  if (!entries || entries.length > MOST_ANSWERS || !entries.every(([key]) => isKey(key))) {
    errors[path] = `Answers are at most ${MOST_ANSWERS} texts, each by its key.`
    return {}
  }
  const rule = { missing: 'Write this as text.', most: LONGEST_ANSWER }
  return Object.fromEntries(
    entries.map(([key, answer]) => [
      key,
      unwrap(parseText(answer, rule), { path: `${path}.${key}`, errors }) ?? '',
    ]),
  )
}

export function isKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value)
}
