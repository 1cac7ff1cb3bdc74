import { isRecord } from '../is-record'

/** What a question to the REST API may look like. Payload hands the rest to the database, which fails on it. */
const LISTS = ['in', 'not_in']
const COMPARISONS = [
  ...['equals', 'not_equals', 'exists', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
]
const LAST_PAGE = 1_000_000

/** How much may be asked in one question. */
export type Most = { depth: number; conditions: number; letters: number }

export const STRANGERS: Most = { depth: 4, conditions: 100, letters: 500 }
/** The fields of the panel leave out whatever is chosen already. SQLite fails on a thousand parts, and on 50 000 letters to look for. */
export const STAFF: Most = { depth: 20, conditions: 800, letters: 8_000 }

export type RestQuery = { where?: unknown; page?: unknown; limit?: unknown }

/** Why this question cannot be answered, in a sentence; null: it can. */
export function problemOfQuery(query: RestQuery, allowed: Allowed): string | null {
  if (!isWhole(query.page) || Number(query.page ?? 1) > LAST_PAGE) return 'page is a whole number.'
  if (!isWhole(query.limit)) return 'limit is a whole number.'
  const conditions = { ...allowed, left: allowed.most.conditions }
  return query.where === undefined ? null : problemOfWhere(query.where, conditions, 0)
}

type Allowed = { dateFields: ReadonlySet<string>; most: Most }
type Conditions = Allowed & { left: number }

function problemOfWhere(where: unknown, conditions: Conditions, depth: number): string | null {
  if (depth > conditions.most.depth) return 'This question is nested too deeply.'
  if (!isRecord(where)) return 'where names fields, each with a comparison.'
  for (const [name, asked] of Object.entries(where)) {
    if (--conditions.left < 0) return 'This question has too many parts.'
    const isGroup = /^(and|or)$/i.test(name)
    const problem = isGroup
      ? problemOfGroup(asked, conditions, depth)
      : problemOfField(name, asked, conditions)
    if (problem) return problem
  }
  return null
}

function problemOfGroup(group: unknown, conditions: Conditions, depth: number): string | null {
  if (!Array.isArray(group)) return 'and, or hold a list.'
  for (const part of group) {
    const problem = problemOfWhere(part, conditions, depth + 1)
    if (problem) return problem
  }
  return null
}

function problemOfField(field: string, asked: unknown, allowed: Allowed): string | null {
  const { dateFields, most } = allowed
  if (!isRecord(asked)) return `${field} needs a comparison, such as [equals].`
  const isDate = dateFields.has(field.split('.').at(-1) ?? '')
  for (const [comparison, value] of Object.entries(asked)) {
    const isList = LISTS.includes(comparison)
    if (!isList && !COMPARISONS.includes(comparison)) return `${field} has no such comparison.`
    const values = isList && Array.isArray(value) ? value : [value]
    if (values.length > most.conditions || !values.every((value) => isPlain(value, most)))
      return `${field} is compared with a plain value.`
    if (isDate && comparison !== 'exists' && !splitList(values, isList).every(isTime))
      return `${field} is a time, such as 2026-01-31.`
  }
  return null
}

/** Lists come as several values, or as one with commas. */
function splitList(values: unknown[], isList: boolean): unknown[] {
  return isList ? values.flatMap((value) => String(value).split(',')) : values
}

function isTime(value: unknown): boolean {
  return value === null || value === 'null' || !Number.isNaN(Date.parse(String(value)))
}

function isPlain(value: unknown, { letters }: Most): boolean {
  if (typeof value === 'string') return value.length <= letters
  return value === null || typeof value !== 'object'
}

function isWhole(value: unknown): boolean {
  return value === undefined || value === null || Number.isInteger(Number(value))
}
