import { expect, test } from 'vitest'
import { describeGlyph } from '@/fonts/characters/describe-glyph'
import { nameCharacters } from '@/fonts/characters/name-characters'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { readMaster } from '../masters'

const codes = [...' AagÄ1€'].map((letter) => letter.codePointAt(0) ?? 0)

test('characters have their names of Unicode, and features the characters that they change', () => {
  const features = [
    { tag: 'smcp', name: 'Small capitals' },
    { tag: 'c2sc', name: 'Small capitals from capitals' },
    { tag: 'zero', name: 'Slashed zero' },
  ]

  expect(nameCharacters(readMaster('static'), { codes, features, coordinates: {} })).toEqual({
    names: [
      'Space',
      'Latin capital letter A',
      'Latin small letter a',
      'Latin small letter g',
      'Latin capital letter A with diaeresis',
      'Digit one',
      'Euro sign',
    ],
    features: [
      { tag: 'smcp', name: 'Small capitals', codes: [0x61, 0x67] },
      { tag: 'c2sc', name: 'Small capitals from capitals', codes: [0x41, 0xc4] },
    ],
    heights: { xHeight: 456, capHeight: 646 },
  })
})

test('a character that Unicode does not name has none', () => {
  const { names } = nameCharacters(readMaster('static'), {
    codes: [0xe000],
    features: [],
    coordinates: {},
  })

  expect(names).toEqual([''])
})

test.each(['static', 'variable', 'manyAxes', 'labelled', 'arabic', 'cff'] as const)(
  'the heights of a %s font are one: of its facts and of its case of glyphs, as they are drawn',
  (name) => {
    const master = readMaster(name)
    const { heights } = nameCharacters(master, { codes: [], features: [], coordinates: {} })
    const glyphOfX = describeGlyph(master, { code: 0x78, features: [], coordinates: {} })
    expect(inspectFont(master).drawn).toEqual(heights)
    expect(heights.xHeight).toBe(Math.round(glyphOfX.bounds?.top ?? 0))
  },
)
