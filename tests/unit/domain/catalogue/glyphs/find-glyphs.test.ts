import { expect, test } from 'vitest'
import { findGlyphs } from '@/domain/catalogue/glyphs/find-glyphs'
import type { CodeRange } from '@/domain/catalogue/glyphs/glyph-view'

const [A, SMALL_A, SHARP_S] = [0x41, 0x61, 0x1e9e]
const style = {
  ranges: [
    [A, A],
    [SMALL_A, SMALL_A],
    [SHARP_S, SHARP_S],
  ] satisfies CodeRange[],
  names: ['Latin capital letter a', 'Latin small letter a', 'Latin capital letter sharp s'],
  features: [{ tag: 'smcp', name: 'Small capitals', codes: [SMALL_A] }],
}
const found = (typed: string) => findGlyphs(typed, style)

test.each([
  ['a letter, with its other case', 'a', [SMALL_A, A]],
  ['a letter between spaces', ' ẞ ', [SHARP_S]],
  ['a code point as Unicode writes it', 'U+1E9E', [SHARP_S]],
  ['a code point alone', '1e9e', [SHARP_S]],
  ['a code point as programs write it', '0x1E9E', [SHARP_S]],
  ['words of a name', 'sharp cap', [SHARP_S]],
])('finds by %s', (_, typed, codes) => {
  expect(found(typed)).toEqual([{ name: 'Found', codes }])
})

test.each(['small caps', 'smcp', 'Small capitals'])('finds what a feature changes: %s', (typed) => {
  expect(found(typed)[0]).toEqual({
    name: 'Small capitals smcp',
    codes: [SMALL_A],
    feature: 'smcp',
  })
})

test('what a feature changes comes before letters that are only called alike', () => {
  expect(found('small').map(({ name }) => name)).toEqual(['Small capitals smcp', 'Found'])
})

test.each(['', '   ', 'U+FFFF', 'zzz', 'q'])('finds nothing by “%s”', (typed) => {
  expect(found(typed)).toEqual([])
})
