import { formatMoney } from '../money/format-money'
import { isRecord } from '../is-record'
import { ownValue } from '../own-value'
import words from './deed-words.json' with { type: 'json' }
import { inGerman, say } from './german/in-german'
import { withGermanAmounts } from './write-money'

/** What the audit writes down. `acted`: a deed of the desk with a name of its own, such as a refund. */
export const DEEDS = ['signed_in', 'created', 'changed', 'deleted', 'acted'] as const
export type DeedOfStaff = (typeof DEEDS)[number]

const NEVER_SAID = new Set(['updatedAt', 'createdAt', 'id', 'sessions', 'savedBy', 'globalType'])

const DEED_WORDS: Record<string, string> = words

type Row = Record<string, unknown>

/** A field of a form, as far as the audit needs it. */
export type AuditedField = {
  name: string
  label: string
  /** Whether its values may be said: never of what opens a door, nor of what is no single value. */
  isSaid: boolean
  isMoney: boolean
}

const LONGEST_VALUE = 60
const LONGEST_GROUP = 200

/**
 * What a save changed: "Price: 45.00 € → 50.00 €; Samples". By its label and, where it is one value and no secret, from what
 * to what. `currency`: of amounts where the row does not say its own.
 */
export function changesInWords(
  before: Row | undefined,
  after: Row,
  { fields, currency }: { fields: readonly AuditedField[]; currency: string },
): string {
  const names = Object.keys(after).filter((name) => !NEVER_SAID.has(name))
  const changed = names.filter((name) => !isSame(ownValue(before, name), ownValue(after, name)))
  return changed
    .flatMap((name) => {
      if (name === 'deletedAt')
        return [after[name] ? 'Put into the trash' : 'Taken out of the trash']
      const field = fields.find((one) => one.name === name)
      return field ? [changeInWords(field, [before ?? {}, after], currency)] : []
    })
    .join('; ')
}

function changeInWords({ name, label, isSaid, isMoney }: AuditedField, rows: Row[], shop: string) {
  const said = rows.map((row) => {
    const value = ownValue(row, name)
    if (isMoney && typeof value === 'number') return formatMoney(value, currencyOf(row) ?? shop)
    return valueInWords(value)
  })
  const [from, to] = said
  return isSaid && from !== null && to !== null ? `${label}: ${from} → ${to}` : label
}

function currencyOf({ currency }: Row): string | null {
  return typeof currency === 'string' && currency !== '' ? currency : null
}

/** null: several values, or a text that no line holds. */
function valueInWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  if (isRecord(value)) return groupInWords(value)
  if (typeof value !== 'string' || value.length > LONGEST_VALUE) return null
  return /[\n;]/.test(value) ? null : value
}

/** "Hauptstraße 1, 1010 Wien". Of the number of an account its end is enough to tell it by. */
function groupInWords(group: Row): string | null {
  const values = Object.entries(group)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => (name === 'iban' ? `…${String(value).slice(-4)}` : valueInWords(value)))
  const line = values.join(', ')
  if (values.includes(null) || line.length > LONGEST_GROUP) return null
  return line === '' ? '–' : line
}

/** What a reader sees of a value that was chosen or is a moment; undefined: it was typed. */
type SayValue = (label: string, value: string) => string | undefined

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** For whoever reads: labels and what was chosen in their language, what was typed as it was typed. An id says nothing. */
export function changesIn(language: string, details: string, sayValue: SayValue = () => undefined) {
  return details
    .split('; ')
    .map((change) => {
      const [label = '', ...rest] = change.split(': ')
      const values = rest.join(': ').split(' → ')
      if (values.some((value) => ID.test(value))) return say(language, label)
      const words = values.map((value) => sayValue(label, value) ?? valueIn(language, value))
      return [say(language, label), words.join(' → ')].filter(Boolean).join(': ')
    })
    .join('; ')
}

/** Of “draft” or “Yes”, the words; what somebody typed stands as it was typed. */
function valueIn(language: string, value: string): string {
  if (language !== 'de') return value
  const isChosen = /^(Yes|No|[a-z_]+)$/.test(value)
  return isChosen ? (inGerman(value) ?? value) : withGermanAmounts(value)
}

/** A deed that was kept by its path, as staff call it, and what it was done to: "prices; Bold: – → 50.00 €". */
export function deedInWords(language: string, details: string): string {
  const [deed = '', ...rest] = details.split('; ')
  const said = say(language, ownValue(DEED_WORDS, deed) ?? deed)
  const of = rest.join('; ')
  return of ? `${said}. ${language === 'de' ? withGermanAmounts(of) : of}` : said
}

/** Nothing, in whichever way a database says it; a row is not changed by the id it got, a link not by the document read along. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(withoutIds(one)) === JSON.stringify(withoutIds(other))
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (!isRecord(value)) return value ?? null
  if ('id' in value && 'createdAt' in value) return value.id
  const filled = Object.entries(value).filter(([name, one]) => name !== 'id' && one != null)
  if (filled.length === 0) return null
  return Object.fromEntries(filled.toSorted().map(([name, one]) => [name, withoutIds(one)]))
}

/** `/:id/second-factor/begin` reads “second factor begin”. */
export function deedOfPath(path: string): string {
  const words = path.split('/').filter((part) => part !== '' && !part.startsWith(':'))
  return words.join(' ').replaceAll('-', ' ')
}
