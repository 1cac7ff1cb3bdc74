import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareFonts } from '@/fonts/compare/compare-fonts'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { makeMenuPreview } from '@/fonts/recipes/make-menu-preview'
import { makeLetters, makePreview } from '@/fonts/recipes/make-preview'
import { makeTrial } from '@/fonts/recipes/make-trial'
import { fromWoff2 } from '@/fonts/convert/to-woff2'
import { readAxes } from '@/fonts/inspect/read-axes'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { followRecipe } from '@/fonts/recipes/follow-recipe'
import {
  isKerningUnread,
  type KernPairs,
  pairKey,
  readKernPairs,
  withReadKerning,
  writeKernPairs,
} from '@/fonts/sfnt/kern-table'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { writeSfnt } from '@/fonts/sfnt/write-sfnt'
import { withoutTable } from '../../../support/fonts/change-font'
import { kernedOtherwise } from '../../../support/fonts/kerned-otherwise'
import { FontRefused } from '@/fonts/font-refused'
import { withKerning } from '@/fonts/recipes/with-kerning'
import { readMaster } from '../masters'

const odd = (name: string) => readFileSync(`tests/fixtures/fonts/odd/${name}.ttf`)

const widthOf = (font: Uint8Array, text: string) =>
  new ShapedFont(font)
    .shape({ text, lang: 'en', dir: 'ltr' })
    .reduce((sum, { advance }) => sum + advance, 0)

test('what is made of a font with a kern table alone kerns as it does', () => {
  const master = odd('kern-table-only')
  const made = [
    makePreview(master, {}),
    makeTrial(master, {}),
    makeTrial(master, { isFull: true }),
    makeMenuPreview(master, { text: 'AVATo' }),
  ]

  expect(widthOf(master, 'AV')).toBe(widthOf(master, 'A') + widthOf(master, 'V') - 120)
  expect(made.map((font) => widthOf(font, 'AVATo'))).toEqual(
    made.map(() => widthOf(master, 'AVATo')),
  )
})

const OTHERWISE = kernedOtherwise(odd('kern-table-only'))

test.each(OTHERWISE)('$what: web files get them as browsers read them', async ({ font }) => {
  const woff2 = await fromWoff2(await followRecipe(font, { recipe: 'woff2', brotliQuality: 1 }))
  const [master, web] = [readSfnt(font), readSfnt(woff2)]

  expect([master, web].map(isKerningUnread)).toEqual([true, false])
  expect(readKernPairs(web)).toEqual(readKernPairs(master))
  expect(inspectFont(font)).toMatchObject({ kerningUnread: true })
  expect([woff2, makeTrial(font, {})].map((made) => widthOf(made, 'AVATo'))).toEqual(
    [font, font].map(() => widthOf(odd('kern-table-only'), 'AVATo')),
  )
})

test('a kern table that browsers read is sold as it is', () => {
  const master = odd('kern-table-only')

  expect(withReadKerning(master, readSfnt(master))).toBe(master)
  expect(inspectFont(master)).not.toHaveProperty('kerningUnread')
})

test.each([
  [
    ['trak', 'morx', 'feat'],
    ['morx', 'trak'],
  ],
  [['Silf', 'Glat'], ['Silf']],
  [['feat', 'prop'], undefined],
])('of a font with the tables %j, %j set text beside OpenType', (tables, told) => {
  const sfnt = readSfnt(odd('kern-table-only'))
  for (const tag of tables) sfnt.tables.set(tag, new Uint8Array(16))

  expect(inspectFont(writeSfnt(sfnt)).otherLayout).toEqual(told)
})

test('a kern table by classes is one of them, as nobody but Apple reads it', () => {
  const sfnt = readSfnt(odd('kern-table-only'))
  const byClasses = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 16, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  sfnt.tables.set('kern', Uint8Array.from(byClasses))

  expect(inspectFont(writeSfnt(sfnt)).otherLayout).toEqual(['kern'])
})

test('letters that are fetched by the page have none of it', () => {
  const letters = makeLetters(odd('kern-table-only'), { first: 0 })

  expect(readKernPairs(readSfnt(letters)).size).toBe(0)
})

test('a release whose kern table has changed moves set texts', () => {
  const [before, after] = [odd('kern-table-only'), odd('kern-table-only-next-release')]

  expect(widthOf(after, 'AV') - widthOf(before, 'AV')).toBe(-280)
  expect(compareFonts(before, after).kerning).toMatchObject({ most: { text: 'To', by: 380 } })
  expect(compareFonts(before, before).kerning).toEqual({ count: 0, most: null })
})

test('where GPOS kerns, a kern table says nothing, as in browsers', () => {
  const sfnt = readSfnt(readMaster('static'))
  sfnt.tables.set('kern', writeKernPairs(new Map([[65 * 0x10000 + 86, -500]])))

  expect(readKernPairs(sfnt).size).toBe(0)
})

test('pairs that are written are read as they were, however many', () => {
  const pair = fc.tuple(fc.nat(0xffffffff), fc.integer({ min: -32768, max: 32767 }))
  const many = fc.uniqueArray(pair, { selector: ([key]) => key, minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(many, fc.constantFrom(0, 25_000), (pairs, more) => {
      const all: KernPairs = new Map(pairs)
      for (let index = 0; index < more; index += 1) all.set(index * 7, 1 - (index % 300))
      const tables = new Map([['kern', writeKernPairs(all)]])
      expect(readKernPairs({ flavor: 0x10000, tables })).toEqual(all)
    }),
    { numRuns: 20 },
  )
})

test('forms that no character stands for keep their pairs', () => {
  const master = kernedByTableAlone(readMaster('static'))
  const width = (font: Uint8Array, on: string[]) =>
    new ShapedFont(font)
      .shape({ text: 'av', lang: 'en', dir: 'ltr', on })
      .reduce((sum, { advance }) => sum + advance, 0)
  const full = makeTrial(master, { isFull: true })
  const made = [makePreview(master, {}), full]

  expect(width(master, ['smcp'])).toBe(width(withoutTable(master, 'kern'), ['smcp']) - 77)
  expect(made.map((font) => width(font, ['smcp']))).toEqual(made.map(() => width(master, ['smcp'])))
})

test('a cut with other glyphs than its pairs were counted for is refused, and never unkerned', () => {
  const master = odd('kern-table-only')
  const request = { characters: [65, 86], features: [], names: [] }

  expect(() => withKerning(master, { master, request })).toThrow(
    new FontRefused(
      'This font kerns by its kern table alone, which cannot be cut with its glyphs. Export it again with its kerning in the GPOS table.',
    ),
  )
})

test.each(['variable', 'manyAxes', 'arabic', 'interface', 'cff2'] as const)(
  'a variable font (%s) whose axes are pinned on the way keeps its pairs',
  (name) => {
    const sfnt = readSfnt(withoutTable(readMaster(name), 'GPOS'))
    const [a = 0, v = 0] = new ShapedFont(readMaster(name))
      .shape({ text: 'AV', lang: 'en', dir: 'ltr' })
      .map(({ id }) => id)
    sfnt.tables.set('kern', writeKernPairs(new Map([[pairKey(a, v), -77]])))
    const [kerned, plain] = [writeSfnt(sfnt), withoutTable(writeSfnt(sfnt), 'kern')]
    const axes = readAxes(sfnt)
    const menus = axes.flatMap(({ tag, min, max }) => [
      { text: 'AV', keepAxes: [tag], axisStarts: { [tag]: (min + max) / 2 } },
      { text: 'AV', keepAxes: [], coordinates: { [tag]: max } },
    ])

    const narrower = menus.map((request) => {
      const [with_, without] = [kerned, plain].map((font) => makeMenuPreview(font, request))
      return widthOf(with_ as Uint8Array, 'AV') - widthOf(without as Uint8Array, 'AV')
    })
    expect(narrower).toEqual(menus.map(() => -77))
  },
)

/** With the pair of its small a and v, by 77 units. */
function kernedByTableAlone(font: Uint8Array): Uint8Array {
  const sfnt = readSfnt(withoutTable(font, 'GPOS'))
  const [a = 0, v = 0] = new ShapedFont(font)
    .shape({ text: 'av', lang: 'en', dir: 'ltr', on: ['smcp'] })
    .map(({ id }) => id)
  sfnt.tables.set('kern', writeKernPairs(new Map([[pairKey(a, v), -77]])))
  return writeSfnt(sfnt)
}
