import { isRecord } from '../../is-record'
import { assertFaultless, brokenRule, type FieldErrors } from '../../shop-error'

export type EulaSection = { heading: string; text: string }

/** A new version of a licence text, and the licence types that take it, each with the text it had when it was asked about. */
export type NewVersion = {
  title: string
  version: string
  /** "2026-11-23"; null: it was left empty. */
  effectiveFrom: string | null
  sections: EulaSection[]
  takenBy: { id: string; eula: string }[]
}

const LONGEST = { title: 200, version: 40, heading: 300, text: 60_000 }

const MOST_SECTIONS = 200

const MOST_TYPES = 500

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function parseNewVersion(body: unknown): NewVersion {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const title = textOf(given.title)
  const version = textOf(given.version)
  if (title === '') errors.title = 'Write a title.'
  if (title.length > LONGEST.title) errors.title = 'This title is too long.'
  if (version === '') errors.version = 'Write a version, such as 1.3.'
  if (version.length > LONGEST.version) errors.version = 'This version is too long.'
  const sections = sectionsIn(given.sections, errors)
  const takenBy = takersIn(given.takenBy, errors)
  const effectiveFrom = dayIn(given.effectiveFrom, errors)
  assertFaultless(errors)
  return { title, version, effectiveFrom, sections, takenBy }
}

function sectionsIn(value: unknown, errors: FieldErrors): EulaSection[] {
  const rows: unknown[] = Array.isArray(value) ? value.slice(0, MOST_SECTIONS + 1) : []
  if (rows.length === 0) errors.sections = 'A licence text has a section at least.'
  if (rows.length > MOST_SECTIONS) errors.sections = `At most ${MOST_SECTIONS} sections.`
  return rows.map((row, index) => {
    const { heading, text } = isRecord(row) ? row : {}
    const section = { heading: textOf(heading), text: textOf(text) }
    if (section.heading === '' || section.text === '')
      errors[`sections.${index}`] = 'Each section has a heading and a text: one of them is empty.'
    if (section.heading.length > LONGEST.heading || section.text.length > LONGEST.text)
      errors[`sections.${index}`] = 'This section is too long. Make two of it.'
    return section
  })
}

function takersIn(value: unknown, errors: FieldErrors): NewVersion['takenBy'] {
  const rows: unknown[] = Array.isArray(value) ? value.slice(0, MOST_TYPES) : []
  return rows.flatMap((row) => {
    const { id, eula } = isRecord(row) ? row : {}
    if (typeof id === 'string' && typeof eula === 'string') return [{ id, eula }]
    errors.takenBy = 'Choose the licence types from the list.'
    return []
  })
}

function dayIn(value: unknown, errors: FieldErrors): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string' && isDay(value)) return value
  errors.effectiveFrom = 'Write a day.'
  return null
}

/** Of the calendar: a browser reads 31 February as 3 March. */
function isDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** The version after this one, in the same style: "1.2" → "1.3", "2" → "3"; a version that is a day becomes today. */
export function nextVersion(version: string, today: string): string {
  if (DAY.test(version) && version < today) return today
  const parts = /^(.*?)(\d+)(\D*)$/.exec(version)
  if (!parts) return `${version} 2`
  const [, before = '', number = '0', after = ''] = parts
  return `${before}${String(Number(number) + 1).padStart(number.length, '0')}${after}`
}

/** By their numbers: "1.10" comes after "1.9". */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** How people say a version: "2" is "2" or "2.0". */
export function versionsSaid(version: string): string[] {
  return /^\d+$/.test(version) ? [version, `${version}.0`] : [version]
}

export class VersionExists extends brokenRule(
  'version_exists',
  409,
  'There is another text with this title and version. Choose another version.',
) {}

export class TypesHaveChanged extends brokenRule(
  'types_have_changed',
  409,
  'A licence type has got another text meanwhile. Open this page again and look which ones take the new version.',
) {}
