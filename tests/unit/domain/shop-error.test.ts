import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UploadIsFull, UploadIsRunning } from '@/domain/catalogue/upload/upload-error'
import { CouponIsUsedUp } from '@/domain/order/order-error'

test('a broken rule fills the places of its sentence', () => {
  expect(new UploadIsFull({ most: 64 }).message).toBe(
    'An upload holds 64 files. Start another one for the rest.',
  )
})

test('a rule without places says its sentence, or what whoever breaks it knows better', () => {
  expect(new UploadIsRunning().message).toMatch(/^This upload is being carried out\./)
  expect(new CouponIsUsedUp('Take it out.').message).toBe('Take it out.')
})

const TABLES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /-errors?\.json$/.test(file))
  .map((file) => join('src', file))

test.each(TABLES)('the places in %s are those that its rules fill', (table) => {
  const source = readFileSync(table.replace('.json', '.ts'), 'utf8')
  const rules = source.matchAll(/refused(?:<([^>]+)>)?\(\s*'(\w+)'/g)
  const filled = [...rules].map(([, places, code]) => [code, wordsIn(places, /\w+/g)])
  const said = Object.entries(JSON.parse(readFileSync(table, 'utf8')) as Record<string, string>)
  const places = said.map(([code, sentence]) => [code, wordsIn(sentence, /(?<=\{)\w+(?=\})/g)])

  expect(Object.fromEntries(filled)).toEqual(Object.fromEntries(places))
})

function wordsIn(text = '', word: RegExp): string[] {
  return [...new Set(text.match(word))].toSorted()
}
