import { isRecord } from '../is-record'
import { parseLicenceNumber } from '../licensing/licence-number'
import type { FieldErrors } from '../shop-error'
import type { CartLineRequest } from './cart-request'
import { parseLicenceChoices } from './parse-licence-choices'
import { refuseOtherKeys } from './strict-keys'

export const MOST_LINES = 200
export const MOST_STYLES = 500

const ID = /^[A-Za-z0-9_-]{1,64}$/

export type ParsedLines =
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
  const known = ['styles', 'licences', 'upgrade_of', 'renews']
  refuseOtherKeys(value, { known, path, errors })
  return {
    styles: parseStyleIds(value.styles, `${path}.styles`, errors),
    licences: parseLicenceChoices(value.licences, `${path}.licences`, errors),
    ...parseHeld(value, path, errors),
  }
}

/** The licence that a line upgrades, or renews. */
function parseHeld(
  { upgrade_of, renews }: Record<string, unknown>,
  path: string,
  errors: FieldErrors,
): Pick<CartLineRequest, 'upgradeOf' | 'renews'> {
  if (isGiven(upgrade_of) && isGiven(renews))
    errors[path] = 'A line upgrades a licence or renews it. Do one after the other.'
  return {
    ...(isGiven(upgrade_of)
      ? { upgradeOf: parseNumber(upgrade_of, `${path}.upgrade_of`, errors) }
      : {}),
    ...(isGiven(renews) ? { renews: parseNumber(renews, `${path}.renews`, errors) } : {}),
  }
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
