import { parseText, unwrap } from '../customer/parse-text'
import { isRecord, type UnknownRecord } from '../is-record'
import { parseLicenceNumber } from '../order/numbers'
import type { FieldErrors } from '../shop-error'
import type { CartLineRequest, LicenceChoice } from './cart-request'

const MOST_LINES = 200

const MOST_STYLES = 500

const ID = /^[A-Za-z0-9_-]{1,64}$/

type ParsedLines =
  { kind: 'lines'; lines: CartLineRequest[] } | { kind: 'invalid'; fields: FieldErrors }

/** The lines of a cart out of unknown JSON. What is no field of a line is refused, not ignored. */
export function parseCartLines(value: unknown): ParsedLines {
  if (!Array.isArray(value)) return refused('lines', 'Send the lines of the cart as a list.')
  if (value.length > MOST_LINES)
    return refused('lines', `A cart holds ${MOST_LINES} lines at most.`)

  const errors: FieldErrors = {}
  const lines = value.map((line: unknown, index) => parseLine(line, `lines.${index}`, errors))
  refuseTwice(lines, errors)
  if (Object.keys(errors).length > 0) return { kind: 'invalid', fields: errors }
  return { kind: 'lines', lines }
}

function parseLine(value: unknown, path: string, errors: FieldErrors): CartLineRequest {
  if (!isRecord(value)) {
    errors[path] = 'A line holds styles and licences.'
    return { styles: [], licences: [] }
  }
  const known = ['styles', 'licences', 'upgrade_of', 'renews', 'without_audience']
  refuseOtherKeys(value, { known, path, errors })
  return {
    styles: parseStyleIds(value.styles, `${path}.styles`, errors),
    licences: parseLicenceChoices(value.licences, `${path}.licences`, errors),
    ...parseHeld(value, path, errors),
  }
}

/** The licence that a line upgrades, or renews. */
function parseHeld(
  { upgrade_of, renews, without_audience }: Record<string, unknown>,
  path: string,
  errors: FieldErrors,
): Pick<CartLineRequest, 'upgradeOf' | 'renews' | 'withoutAudience'> {
  if (isGiven(upgrade_of) && isGiven(renews))
    errors[path] = 'A line upgrades a licence or renews it. Do one after the other.'
  return {
    ...(isGiven(upgrade_of)
      ? { upgradeOf: parseNumber(upgrade_of, `${path}.upgrade_of`, errors) }
      : {}),
    ...(parseWithout(without_audience, `${path}.without_audience`, errors)
      ? { withoutAudience: true as const }
      : {}),
    ...(isGiven(renews) ? { renews: parseNumber(renews, `${path}.renews`, errors) } : {}),
  }
}

/** Whether a licence that was sold to an audience becomes one for everybody. */
export function parseWithout(value: unknown, path: string, errors: FieldErrors): boolean {
  if (isGiven(value) && typeof value !== 'boolean') errors[path] = 'Answer with true or false.'
  return value === true
}

function parseNumber(value: unknown, path: string, errors: FieldErrors): string {
  const number = typeof value === 'string' ? parseLicenceNumber(value.slice(0, 40)) : null
  if (number === null) errors[path] = 'Name the licence by its number: KX-7Q4M-RT.'
  return number ?? ''
}

function refuseTwice(lines: readonly CartLineRequest[], errors: FieldErrors): void {
  const seen = new Set<string>()
  lines.forEach(({ upgradeOf, renews }, index) => {
    const number = upgradeOf ?? renews
    if (!number) return
    if (seen.has(number)) errors[`lines.${index}`] ??= `${number} is changed once in a cart.`
    seen.add(number)
  })
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

export function parseStyleIds(value: unknown, path: string, errors: FieldErrors): string[] {
  const problem = problemOfStyles(value)
  if (problem) errors[path] = problem
  return problem ? [] : (value as string[])
}

function problemOfStyles(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return 'Choose a style.'
  if (value.length > MOST_STYLES) return `A line holds ${MOST_STYLES} styles at most.`
  if (!value.every(isId)) return 'A style is named by its id.'
  return new Set(value).size < value.length ? 'A style is chosen once on a line.' : null
}

function refused(path: string, sentence: string): ParsedLines {
  return { kind: 'invalid', fields: { [path]: sentence } }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value)
}

const MOST_LICENCES = 20

const MOST_ANSWERS = 10

const LONGEST_ANSWER = 200

const KEY = /^[a-z0-9][a-z0-9_-]{0,63}$/

/** The licences of one line, each type once. */
export function parseLicenceChoices(value: unknown, path: string, errors: FieldErrors) {
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
  if (types.size < choices.length && !Object.hasOwn(errors, path))
    errors[path] = 'Choose one size of each licence.'
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

/** Notes every key that does not belong there: a price or a quantity in a cart is a mistake. */
function refuseOtherKeys(
  given: UnknownRecord,
  { known, path, errors }: { known: readonly string[]; path: string; errors: FieldErrors },
): void {
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) errors[`${path}.${key.slice(0, 60)}`] = 'This is no field of a cart.'
  }
}
