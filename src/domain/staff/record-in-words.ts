import { isRecord, type UnknownRecord } from '../is-record'
import { formatMoney } from '../money/format-money'
import { ownValue } from '../own-value'
import { upperFirst } from '../words'

type RecordLine = { label: string; text: string }
type RecordGroup = { title: string | null; lines: RecordLine[] }

/** For machines: ids, hashes, tables of files. */
const NOT_SHOWN = new Set(['id', 'sha256', 'master', 'files', 'axes', 'hash', 'key', 'face'])
/** Stored in the smallest unit of a currency. */
const AMOUNTS = new Set(['amount', 'net', 'tax', 'gross', 'total', 'price', 'paid', 'credit'])
/** What a part is called, the best name first. */
const NAMES = ['label', 'name', 'title', 'text', 'number', 'kind', 'type']

/**
 * What was stored of a sale, for whoever reads it in a form: a group for each part, a line for each fact. `currency`: of its
 * amounts, where they do not say it themselves; null: nobody knows, and they are given as they are stored.
 */
export function recordInWords(value: unknown, currency: string | null = null): RecordGroup[] {
  if (Array.isArray(value) && value.some(isRecord)) {
    return value.filter(isRecord).map((part) => groupOf(part, currency))
  }
  if (isRecord(value)) return [{ title: null, lines: linesOf(value, currency) }]
  const text = textOf(value, currency)
  return text ? [{ title: null, lines: [{ label: '', text }] }] : []
}

function groupOf(part: UnknownRecord, currency: string | null): RecordGroup {
  const name = NAMES.find(
    (key) => typeof ownValue(part, key) === 'string' && ownValue(part, key) !== '',
  )
  const { [name ?? '']: title, ...facts } = part
  return { title: typeof title === 'string' ? title : null, lines: linesOf(facts, currency) }
}

function linesOf(record: UnknownRecord, known: string | null): RecordLine[] {
  const currency = typeof record.currency === 'string' ? record.currency : known
  return Object.entries(record)
    .filter(([key]) => !NOT_SHOWN.has(key))
    .map(([key, value]) => ({ label: labelOf(key), text: factOf(key, value, currency) }))
    .filter(({ text }) => text !== '')
}

function factOf(key: string, value: unknown, currency: string | null): string {
  const isAmount = AMOUNTS.has(key) && typeof value === 'number'
  return isAmount && currency ? formatMoney(value, currency) : textOf(value, currency)
}

/** "mayNot" → "May not" */
function labelOf(key: string): string {
  const words = key
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return upperFirst(words)
}

function textOf(value: unknown, currency: string | null): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) {
    return value
      .map((part) => textOf(part, currency))
      .filter(Boolean)
      .join(', ')
  }
  if (!isRecord(value)) return String(value)
  const { title, lines } = groupOf(value, currency)
  return [title ?? '', ...lines.map(({ label, text }) => `${label} ${text}`)]
    .filter(Boolean)
    .join(', ')
}
