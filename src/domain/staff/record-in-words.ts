import { countryName } from '../customer/country'
import { isRecord, type UnknownRecord } from '../is-record'
import { type KeptKind, STATE_NAMES } from '../order/state-names'
import { ownValue } from '../own-value'
import { upperFirst } from '../words'
import { billTextIn } from './german/bill-in-german'
import { countryInGerman } from './german/country-in-german'
import { say } from './german/in-german'
import WORDS from './record-words.json' with { type: 'json' }
import { writeMoney } from './write-money'

type RecordLine = { label: string; text: string }
type RecordGroup = { title: string | null; lines: RecordLine[] }

/** For machines: ids, hashes, tables of files, what was sent and came back. */
export const FOR_MACHINES = [
  ...(['id', 'sha256', 'master', 'files', 'axes', 'hash', 'key', 'face', 'extension'] as const),
  ...(['heading', 'slug', 'role', 'struck', 'answerLabels', 'request', 'answer', 'url'] as const),
]
const NOT_SHOWN = new Set<string>(FOR_MACHINES)

/** In English and in German: a test holds them against the types of what is stored. */
const LABELS: Record<string, string[]> = WORDS.labels
const KINDS: Record<string, string[]> = WORDS.kinds

/** Where a word may stand for something; elsewhere it is what somebody wrote. */
const OF_KINDS = new Set(['kind', 'typ', 'slope', 'updates', 'checked', 'formats', 'proof'])
/** As a bill writes them, in the buyer's English. */
const OF_BILLS = new Set(['label', 'text', 'uses', 'tierLabel'])
/** Stored in the smallest unit of a currency. */
const AMOUNTS = new Set(['amount', 'net', 'tax', 'gross', 'total', 'price', 'paid', 'credit'])
/** What a part is called, the best name first. */
const NAMES = ['label', 'name', 'title', 'text', 'number', 'kind', 'type']

/** Who reads, and what the record does not say itself. */
type Reader = {
  language: string
  /** Of its amounts; null: nobody knows, and they are given as they are stored. */
  currency: string | null
  dayOf: (at: string) => string
  timeOf: (at: string) => string
}

/** What was stored of a sale, for whoever reads it in a form: a group for each part, a line for each fact. */
export function recordInWords(value: unknown, reader: Reader): RecordGroup[] {
  if (Array.isArray(value) && value.some(isRecord)) {
    return value.filter(isRecord).map((part) => groupOf(part, reader))
  }
  if (isRecord(value)) return [{ title: null, lines: linesOf(value, reader) }]
  const text = textOf('', value, reader)
  return text ? [{ title: null, lines: [{ label: '', text }] }] : []
}

function groupOf(part: UnknownRecord, reader: Reader): RecordGroup {
  const valueOf = (key: string) => ownValue(part, key)
  const isName = (key: string) => typeof valueOf(key) === 'string' && valueOf(key) !== ''
  const name = NAMES.find(isName) ?? ''
  const said = name === 'label' ? ['label', 'type', 'tier'] : [name]
  const facts = Object.entries(part).filter(([key]) => !said.includes(key))
  const title = textOf(name, valueOf(name), reader) || null
  return { title, lines: linesOf(Object.fromEntries(facts), reader) }
}

function linesOf(record: UnknownRecord, known: Reader): RecordLine[] {
  const { currency, answerLabels } = record
  const reader = typeof currency === 'string' ? { ...known, currency } : known
  return Object.entries(record)
    .filter(([key]) => !NOT_SHOWN.has(key))
    .flatMap(([key, value]) =>
      key === 'answers' && isRecord(value) && isRecord(answerLabels)
        ? Object.entries(value).map(([asked, answer]) => ({
            label: String(ownValue(answerLabels, asked) ?? asked),
            text: textOf('', answer, reader),
          }))
        : [{ label: labelOf(key, reader), text: textOf(key, value, reader) }],
    )
    .filter(({ text }) => text !== '')
}

/** What has no words of its own, of an older shop, is read from its key: "mayNot" → "May not" */
function labelOf(key: string, { language }: Reader): string {
  const [english, german] = ownValue(LABELS, key) ?? []
  if (english) return language === 'de' ? (german ?? english) : english
  const words = key
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return say(language, upperFirst(words))
}

/** A licence of somebody's font may be pages long; its file is where it is read. */
const LONGEST = 300

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/

function textOf(key: string, value: unknown, reader: Reader): string {
  const { language, currency } = reader
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return say(language, value ? 'Yes' : 'No')
  if (typeof value === 'string') return wordsOf(key, value, reader)
  if (Array.isArray(value)) {
    return value
      .map((part) => textOf(key, part, reader))
      .filter(Boolean)
      .join(', ')
  }
  if (isRecord(value)) {
    // An address as its paper has it says its parts already.
    if (key === 'address' && Array.isArray(value.lines)) return value.lines.join(', ')
    const { title, lines } = groupOf(value, reader)
    return [title ?? '', ...lines.map(({ label, text }) => `${label} ${text}`)]
      .filter(Boolean)
      .join(', ')
  }
  const isAmount = AMOUNTS.has(key) && typeof value === 'number' && currency !== null
  return isAmount ? writeMoney(value, currency, language) : String(value)
}

function wordsOf(key: string, text: string, { language, ...reader }: Reader): string {
  if (text.length > LONGEST) return `${text.slice(0, LONGEST).trimEnd()} …`
  const [english, german] = ownValue(KINDS, text) ?? []
  if (english && OF_KINDS.has(key)) return language === 'de' ? (german ?? english) : english
  if (MOMENT.test(text)) return reader.timeOf(text)
  if (DAY.test(text)) return reader.dayOf(text)
  if (key === 'country') {
    const name = countryName(text)
    return language === 'de' ? (countryInGerman(name) ?? name) : name
  }
  return OF_BILLS.has(key) ? billTextIn(language, text) : say(language, text)
}

/** How it stands with what was sold, in the language of whoever reads. */
export function stateInWords(kind: KeptKind, state: string, language: string): string {
  const names: Record<string, string> = STATE_NAMES[kind]
  return say(language, ownValue(names, state) ?? state)
}
