import { expect, test } from 'vitest'
import { lackInWords, lacksOfStyles, lettersBeyond } from '@/domain/catalogue/lacking-letters'
import type { CodeRange } from '@/domain/catalogue/glyphs/glyph-view'

const LATIN_1: CodeRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
]

test.each([
  ['Ţepeş Çeşme', ['Ţ', 'ş']],
  ['plain', []],
  ['a letter, composed: C\u0327', []],
  ['line\nline\u00ad\u200d', []],
  ['q\u0327', ['\u0327']],
])('of %j Latin 1 lacks each letter once, and none that nobody sees: %j', (text, letters) => {
  expect(lettersBeyond(text, LATIN_1)).toEqual(letters)
})

test.each([
  [[], ''],
  [['Ţ', 'ş'], 'Fraunces Black has no Ţ, ş.'],
  [['\u0327'], 'Fraunces Black has no \u25cc\u0327.'],
  [[...'абвгдежзик'], 'Fraunces Black has no а, б, в, г, д, е, ж, з and 2 more.'],
])('%j are said in one sentence: %s', (letters, sentence) => {
  expect(lackInWords('Fraunces Black', { letters, isOfPreview: false })).toBe(sentence)
})

test('where a foundry shows a part of its characters, its preview is what lacks a letter', () => {
  const lacking = { letters: ['Ţ'], isOfPreview: true }
  expect(lackInWords('Fraunces Black', lacking)).toBe('The preview of Fraunces Black shows no Ţ.')
})

test('of styles of one family each lacks what another has, and nothing that none has', () => {
  const ranges: [string, CodeRange[]][] = [
    ['static', [[0x41, 0x5a]]],
    [
      'variable',
      [
        [0x41, 0x42],
        [0x61, 0x61],
      ],
    ],
    ['all', [[0x41, 0x61]]],
  ]
  const styles = ranges.map(([id, codepoints]) => ({ id, facts: { codepoints } }))
  expect(lacksOfStyles(styles)).toEqual([
    ['static', [[0x5b, 0x61]]],
    ['variable', [[0x43, 0x60]]],
  ])
})
