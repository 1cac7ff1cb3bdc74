import { expect, test } from 'vitest'
import { describeFacts, formatOf, purposeOf } from '@/admin/master/describe-facts'
import { say } from '@/domain/staff/german/in-german'
import { fileSizeInWords } from '@/admin/file-size'

test('the facts of a variable master read as words', () => {
  const words = describeFacts({
    family: 'Fraunces',
    style: 'Regular',
    weight: 400,
    width: 5,
    slope: 'upright',
    axes: [
      { tag: 'wght', name: 'Weight', min: 100, default: 400, max: 900 },
      { tag: 'opsz', name: 'Optical Size', min: 9, default: 14, max: 144 },
    ],
    instances: ['Thin', 'Light', 'Regular', 'Medium', 'Bold', 'Heavy', 'Black'].map((name) => {
      return { name, coordinates: {} }
    }),
    scripts: ['Latin', 'Greek'],
    glyph_count: 1464,
    character_count: 920,
    language_count: 200,
    version: 'Version 1.000',
    embedding: 'preview_and_print',
    format: 'TTF',
  })

  expect(words).toEqual([
    ['Family', 'Fraunces'],
    ['Style', 'Regular'],
    ['Weight', '400'],
    ['Width', '5 (normal)'],
    ['Slope', 'upright'],
    ['Axes', 'Weight (wght) 100–900, Optical Size (opsz) 9–144'],
    ['Instances', '7, from Thin to Black'],
    ['Glyphs', '1464'],
    ['Characters', '920'],
    ['Scripts', 'Latin, Greek'],
    ['Languages', '200'],
    ['Version', '1.000'],
    ['Embedding', 'Preview and print only'],
  ])
})

test.each([
  [812, '812 bytes'],
  [2048, '2.0 KB'],
  [266_445, '260.2 KB'],
  [33_554_432, '32.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSizeInWords(bytes)).toBe(words)
})

test.each([
  [{ format: 'OTF', filename: 'a.otf', is_master: true }, ['OTF', 'Master', 'Master']],
  [{ format: 'PVW', filename: 'a.woff2' }, ['WOFF2', 'Preview', 'Vorschau']],
  [
    { format: 'PVW', filename: 'a.woff2', is_menu_preview: true },
    ['WOFF2', 'Name in the menu', 'Name im Menü'],
  ],
  [{ format: 'TRIAL', filename: 'a.otf' }, ['OTF', 'Trial font', 'Testschrift']],
])('of the file %o staff read words, no code of ours', (file, words) => {
  const whole = { size_in_bytes: 1, is_master: false, is_menu_preview: false, ...file }
  const purpose = purposeOf(whole)

  expect([formatOf(whole), purpose, say('de', purpose)]).toEqual(words)
})
