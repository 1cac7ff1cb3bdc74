import { expect, test } from 'vitest'

import { FontRefused } from '@/fonts/font-refused'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { readAxes } from '@/fonts/inspect/read-axes'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { codepointsOf } from '@/fonts/recipes/character-sets'
import { makeMenuPreview } from '@/fonts/recipes/make-menu-preview'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'

import { readMaster } from '../masters'

test.each([
  ['static', 'Alegreya', []],
  ['cff', 'Fount Serif', []],
  ['variable', 'Geist', ['wght']],
  ['manyAxes', 'Recursive', ['wght']],
  ['arabic', 'وزیرمتن', ['wght']],
] as const)(
  'the menu preview of a %s master holds the letters of %s and its weight',
  (name, text, axes) => {
    const menu = readSfnt(makeMenuPreview(readMaster(name), { text }))

    expect([readCharacters(menu), readAxes(menu).map((axis) => axis.tag)]).toEqual([
      codepointsOf(text).toSorted((a, b) => a - b),
      axes,
    ])
  },
)

test('the other axes stand where the typeface rests', () => {
  const coordinates = { MONO: 1, CASL: 1, slnt: -7.5, CRSV: 1 }
  const menu = makeMenuPreview(readMaster('manyAxes'), { text: 'Recursive', coordinates })

  expect(advanceOf(menu, { wght: 650 })).toBe(
    advanceOf(readMaster('manyAxes'), { ...coordinates, wght: 650 }),
  )
})

test('a joined script still joins', () => {
  const menu = makeMenuPreview(readMaster('arabic'), { text: 'وزیرمتن' })

  expect(arabicAdvanceOf(menu)).toBe(arabicAdvanceOf(readMaster('arabic')))
})

test('it weighs a few kilobytes', () => {
  expect(makeMenuPreview(readMaster('static'), { text: 'Alegreya' }).length).toBeLessThan(6_000)
})

test('a font with none of the letters is refused', () => {
  expect(() => makeMenuPreview(readMaster('static'), { text: 'وزیر' })).toThrow(
    new FontRefused('This font has none of the characters asked for.'),
  )
})

function advanceOf(font: Uint8Array, coordinates: Record<string, number>): number {
  const glyphs = new ShapedFont(font, coordinates).shape({
    text: 'Recursive',
    lang: 'en',
    dir: 'ltr',
  })
  return glyphs.reduce((sum, glyph) => sum + glyph.advance, 0)
}

function arabicAdvanceOf(font: Uint8Array): number {
  const glyphs = new ShapedFont(font).shape({ text: 'وزیرمتن', lang: 'fa', dir: 'rtl' })
  return glyphs.reduce((sum, glyph) => sum + glyph.advance, 0)
}
