import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFont } from '@/fonts/check/check-font'
import { checkForBrowsers } from '@/fonts/check/check-for-browsers'
import { FontRefused } from '@/fonts/font-refused'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { forgivenByBrowsers, refusedByBrowsers } from '../../../support/fonts/refused-by-browsers'
import { MASTERS, readMaster } from '../masters'

const FOLDERS = ['src/seed/masters', 'tests/fixtures/fonts']

const FONTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
).filter((path) => /\.(ttf|otf)$/.test(path))

/** Refused for what their names say: see tests/fixtures/fonts/README.md. Rare maps are renamed before they are checked. */
const REFUSED = /post-count|cmap-0-4-f4/

test.each(FONTS.filter((path) => !REFUSED.test(path)))('%s is taken', (path) => {
  expect(() => checkForBrowsers(readSfnt(readFileSync(path)))).not.toThrow()
})

test.each(refusedByBrowsers(readMaster('roman')))(
  '$what is refused in a sentence with its cure',
  ({ font, sentence }) => {
    expect(() => checkForBrowsers(readSfnt(font))).toThrow(new FontRefused(sentence))
  },
)

test.each(forgivenByBrowsers(readMaster('roman')))('$what is no reason', ({ font }) => {
  expect(() => checkForBrowsers(readSfnt(font))).not.toThrow()
})

test('names for more glyphs than there are: the post table and its cure are named', () => {
  const font = readFileSync('tests/fixtures/fonts/odd/post-count.ttf')

  expect(() => checkForBrowsers(checkFont(font))).toThrow(
    new FontRefused(
      'Browsers refuse this font: its post table names 361 glyphs, and it has 356. Export it again, with a name for each glyph or with none.',
    ),
  )
})

test.each([
  ['cff', 0x10000, 'TTF', 'OTF'],
  ['static', 0x4f54544f, 'OTF', 'TTF'],
] as const)('a %s font that begins as the other kind is refused', (master, flavor, begins, has) => {
  const sfnt = readSfnt(readMaster(master))

  expect(() => checkForBrowsers({ ...sfnt, flavor })).toThrow(
    new FontRefused(
      `Some browsers refuse this font: its first bytes say ${begins}, and its outlines are ${has}. Export it again from your font editor.`,
    ),
  )
})

test('whatever a table holds, the font is taken or refused in a sentence', () => {
  const { flavor, tables } = readSfnt(readMaster('roman'))
  const damage = fc.record({
    tag: fc.constantFrom(...tables.keys()),
    length: fc.nat(400),
    bytes: fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 4 }),
  })

  fc.assert(
    fc.property(damage, ({ tag, length, bytes }) => {
      const whole = tables.get(tag) ?? new Uint8Array()
      const table = Uint8Array.from(length > 200 ? whole : whole.subarray(0, length))
      for (const [at, value] of bytes) if (at < table.length) table[at] = value
      try {
        checkForBrowsers({ flavor, tables: new Map(tables).set(tag, table) })
      } catch (error) {
        expect(error).toBeInstanceOf(FontRefused)
      }
    }),
    { numRuns: 300 },
  )
})

test('every master of these tests is among the fonts that are tried', () => {
  expect(FONTS).toEqual(expect.arrayContaining(Object.values(MASTERS)))
})
