import { parseText } from '../customer/parse-text'
import { isRecord, take } from '../customer/read-fields'
import type { FieldFaults } from '../shop-error'
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
  faults: FieldFaults,
): LicenceChoice[] {
  if (!Array.isArray(value) || value.length === 0) {
    faults[path] = 'Choose a licence.'
    return []
  }
  if (value.length > MOST_LICENCES) {
    faults[path] = `A line holds ${MOST_LICENCES} licences at most.`
    return []
  }

  const choices = value.map((choice: unknown, index) =>
    parseChoice(choice, `${path}.${index}`, faults),
  )
  const types = new Set(choices.map((choice) => choice.type))
  if (types.size < choices.length) faults[path] ??= 'Choose one size of each licence.'
  return choices
}

function parseChoice(value: unknown, path: string, faults: FieldFaults): LicenceChoice {
  if (!isRecord(value)) {
    faults[path] = 'A licence names its type and its tier.'
    return { type: '', tier: '' }
  }
  refuseOtherKeys(value, { known: ['type', 'tier', 'answers'], path, faults })

  const { type, tier, answers } = value
  if (!isKey(type)) faults[`${path}.type`] = 'Name the licence.'
  if (!isKey(tier)) faults[`${path}.tier`] = 'Choose how much use the licence covers.'
  const choice = { type: isKey(type) ? type : '', tier: isKey(tier) ? tier : '' }
  if (answers === undefined || answers === null) return choice
  return { ...choice, answers: parseAnswers(answers, `${path}.answers`, faults) }
}

function parseAnswers(value: unknown, path: string, faults: FieldFaults): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : null
  if (!entries || entries.length > MOST_ANSWERS || !entries.every(([key]) => isKey(key))) {
    faults[path] = `Answers are at most ${MOST_ANSWERS} texts, each by its key.`
    return {}
  }
  const rule = { missing: 'Write this as text.', most: LONGEST_ANSWER }
  return Object.fromEntries(
    entries.map(([key, answer]) => [
      key,
      take(parseText(answer, rule), { path: `${path}.${key}`, faults }) ?? '',
    ]),
  )
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && KEY.test(value)
}
