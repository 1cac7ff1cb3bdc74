import { Blob, Face, Font } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { compareFonts } from '@/fonts/compare/compare-fonts'
import { subsetFont } from '@/fonts/harfbuzz/subset-font'
import { widen, withoutTable } from '../../../support/fonts/change-font'
import { type MASTERS, readMaster } from '../masters'

const NOTHING = {
  widths: { count: 0, most: null },
  kerning: { count: 0, most: null },
  added: 0,
  lost: { count: 0, first: [] },
  lineHeight: null,
}

test.each(['static', 'cff', 'variable', 'manyAxes', 'arabic', 'cff2'] as const)(
  'a %s font compared with itself moves nothing',
  (name) => {
    expect(compareFonts(readMaster(name), readMaster(name))).toEqual(NOTHING)
  },
)

test('wider letters are counted, and the one that grew most is named', () => {
  const font = readMaster('static')
  const wider = widen(font, { [glyphOf(font, 'W')]: 14, [glyphOf(font, 'a')]: -3 })

  const { widths, kerning } = compareFonts(font, wider)
  expect(widths).toEqual({ count: 2, most: { text: 'W', by: 14 } })
  expect(kerning).toEqual(NOTHING.kerning)
})

test('kerning that is gone is found in the pairs it stood between', () => {
  const font = readMaster('static')
  const { widths, kerning } = compareFonts(font, withoutTable(font, 'GPOS'))

  expect(widths).toEqual(NOTHING.widths)
  expect(kerning.count).toBeGreaterThan(500)
  expect(Math.abs(kerning.most?.by ?? 0)).toBeGreaterThan(50)
})

test('an instance that moves is found where the default stands still', () => {
  const font = readMaster('variable')

  const standing = withoutTable(withoutTable(font, 'HVAR'), 'gvar')

  expect(compareFonts(font, withoutTable(font, 'HVAR')).widths).toEqual(NOTHING.widths)
  expect(compareFonts(font, standing).widths.count).toBeGreaterThan(100)
})

test('a static font is compared with the variable one at its own weight', () => {
  expect(compareFonts(pinned('variable', { wght: 400 }), readMaster('variable')).widths).toEqual(
    NOTHING.widths,
  )
})

test('letters that are gone or new are counted and the first of them named', () => {
  const font = readMaster('static')
  const fewer = subsetFont(font, {
    characters: [...'ABCabc'].map((letter) => letter.charCodeAt(0)),
    features: 'all',
    names: 'all',
  })
  const change = compareFonts(font, fewer)

  expect(change.lost.count).toBeGreaterThan(400)
  // Without the space, which shows nothing by itself.
  expect(change.lost.first).toEqual(['!', '"', '#', '$', '%'])
  const more = compareFonts(fewer, font)
  expect(more).toMatchObject({ added: change.lost.count, lost: NOTHING.lost })
  expect(more.letters?.slice(0, 4)).toEqual(['!', '"', '#', '$'])
  expect(more.letters).toHaveLength(120)
})

function glyphOf(font: Uint8Array, letter: string): number {
  return new Font(new Face(new Blob(font))).nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0
}

function pinned(name: keyof typeof MASTERS, pinnedAxes: Record<string, number>): Uint8Array {
  return subsetFont(readMaster(name), {
    characters: 'all',
    features: 'all',
    names: 'all',
    pinnedAxes,
  })
}
