import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inGerman, say } from '@/domain/staff/german/in-german'
import { saidInEnglishOnly } from '../../support/staff/words-in-source'

/** A file of words holds them in both languages itself. */
const WORDS_FILE = /\/words(-german|-in-german)?\.ts$/

test('no component of the admin panel says anything in English alone', () => {
  const files = readdirSync('src/admin', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src/admin', file))
    .filter((file) => /\.tsx?$/.test(file) && !WORDS_FILE.test(file))
  const found = files.flatMap((file) => saidInEnglishOnly(file).map((words) => [file, words]))

  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

test('a table of words has the same keys, and places to fill, in both languages', () => {
  const tables = readdirSync('src/admin', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-words.json'))
    .map((file) => JSON.parse(readFileSync(join('src/admin', file), 'utf8')) as Table)

  expect(tables.length).toBeGreaterThan(5)
  expect(tables.map(({ de }) => keysOf(de))).toEqual(tables.map(({ en }) => keysOf(en)))
})

type Words = { [key: string]: string | Words }
type Table = { en: Words; de: Words }

/** "title", "correction.fields.name", "moved {name} {place}" */
function keysOf(words: Words): string[] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string'
      ? [[key, ...(word.match(/\{\w+\}/g) ?? []).toSorted()].join(' ')]
      : keysOf(word).map((inner) => `${key}.${inner}`),
  )
}

/** Sentences of rules that staff meet at work: why something is refused, and what is odd about an upload. */
const RULES = [
  'src/domain/staff/staff-error.ts',
  'src/domain/order/parse-staff-act.ts',
  'src/domain/order/parse-staff-act.ts',
  'src/domain/order/refund/refund-error.ts',
  'src/domain/order/state-names.ts',
  'src/domain/order/transfer.ts',
  'src/domain/order/transfer.ts',
  'src/domain/quote/parse-quote-request.ts',
  'src/domain/quote/parse-staff-quote.ts',
  'src/domain/quote/quote-error.ts',
  'src/domain/catalogue/releases/release-error.ts',
  'src/domain/catalogue/upload/upload-answer.ts',
  'src/domain/catalogue/upload/upload-error.ts',
  'src/domain/catalogue/upload/file-override.ts',
  'src/domain/catalogue/upload/changes/cautions.ts',
  'src/domain/catalogue/upload/warnings/warn-of-family.ts',
  'src/domain/catalogue/upload/warnings/warn-of-matches.ts',
  'src/domain/catalogue/upload/warnings/warn-of-files.ts',
  'src/domain/catalogue/upload/warnings/warn-of-metrics.ts',
  'src/domain/catalogue/upload/warnings/warn-of-matches.ts',
  'src/domain/catalogue/upload/warnings/warn-of-family.ts',
  'src/domain/catalogue/variation/refuse-variation.ts',
  'src/domain/pricing/style-prices.ts',
  'src/domain/pricing/price-doubts.ts',
  'src/domain/money/read-amount.ts',
  'src/domain/tax/check-rates.ts',
  'src/domain/staff/saved-by.ts',
  'src/fonts/check/check-font.ts',
  'src/fonts/check/check-tables.ts',
  'src/fonts/check/check-variations.ts',
  'src/collections/hooks/coupon-rules.ts',
  'src/operations/catalogue/bundle-errors.ts',
]

test.each(RULES)('what %s says to staff is said in German too', (file) => {
  expect(saidInEnglishOnly(file)).toEqual([])
})

const TABLES_OF_RULES = [
  'src/domain/staff/staff-error.json',
  'src/domain/order/refund/refund-error.json',
  'src/domain/order/refund/correction.json',
  'src/domain/quote/quote-error.json',
  'src/domain/catalogue/releases/release-error.json',
  'src/domain/catalogue/upload/upload-error.json',
]

test.each(TABLES_OF_RULES)('each sentence of %s is said in German too', (file) => {
  const sentences = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const filled = sentences.map((sentence) => sentence.replace(/\{\w+\}/g, '1'))

  expect(filled.filter((sentence) => say('de', sentence) === sentence)).toEqual([])
})

const TABLES_OF_NAMES = [
  'src/domain/catalogue/upload/upload-words.json',
  'src/domain/site/blocks/block-names.json',
  'src/domain/staff/role-words.json',
]

test.each(TABLES_OF_NAMES)('each name of %s has a German one', (file) => {
  const names: string[] = []
  JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string' && /[a-z]/.test(value)) names.push(value)
  })

  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => inGerman(name) === undefined)).toEqual([])
})
