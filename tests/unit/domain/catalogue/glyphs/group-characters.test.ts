import { expect, test } from 'vitest'
import { firstOf, openCase } from '@/domain/catalogue/glyphs/glyph-opening'
import { groupCharacters } from '@/domain/catalogue/glyphs/group-characters'
import { scriptName } from '@/domain/catalogue/scripts'
import table from '@/fonts/languages/language-table.json' with { type: 'json' }
import { lettersOf } from '@/fonts/languages/languages-of'

const codesOf = (letters: string) => [...letters].map((letter) => letter.codePointAt(0) ?? 0)
const grouped = (letters: string, script?: string) =>
  groupCharacters(codesOf(letters), { script }).map(({ name, codes }) => [
    name,
    String.fromCodePoint(...codes),
  ])

test('characters lie by kind, in the order of a case', () => {
  expect(grouped('a€Ä→1Abя½"ßΩ,')).toEqual([
    ['Capitals', 'A'],
    ['Lower case', 'ab'],
    ['Figures', '1½'],
    ['Punctuation', '",'],
    ['Currency', '€'],
    ['Arrows and signs', '→'],
    ['More capitals', 'Ä'],
    ['More lower case', 'ß'],
    ['Greek', 'Ω'],
    ['Cyrillic', 'я'],
  ])
})

test('figures stand from nought to nine, raised ones too, and fractions together', () => {
  expect(grouped('12½²³¹⁰⁴⅓')).toEqual([['Figures', '12⁰¹²³⁴½⅓']])
})

test.each([
  ['Arabic', 'ن'],
  ['Hebrew', 'ש'],
  ['Cyrillic', 'ж'],
])('a typeface drawn for %s shows its letters first', (script, letter) => {
  expect(grouped(`A1${letter}`, script).map(([name]) => name)).toEqual([
    script,
    'Capitals',
    'Figures',
  ])
})

test.each([...new Set(table.map(({ script }) => script))])(
  'the case of a typeface for %s opens with its letters',
  (script) => {
    const isOf = new RegExp(`^\\p{Script=${script}}$`, 'u')
    const codes = table.filter((row) => row.script === script).flatMap((row) => [...lettersOf(row)])
    const [first] = groupCharacters([...codes, ...codesOf('Aa1')], { script: scriptName(script) })

    expect(first?.codes.map((code) => String.fromCodePoint(code))).toContainEqual(
      expect.stringMatching(isOf),
    )
  },
)

test('Japanese opens with kana and goes on with kanji', () => {
  expect(grouped('Aaあア永', 'Japanese').map(([name]) => name)).toEqual([
    ...['Hiragana', 'Katakana', 'Han', 'Capitals', 'Lower case'],
  ])
})

test('accents, signs of the foundry’s own and letters of rare scripts are not lost', () => {
  expect(grouped('\u0301\ue000ꓐ')).toEqual([
    ['Accents', '\u0301'],
    ['Its own signs', '\ue000'],
    ['More', 'ꓐ'],
  ])
})

test('letters of no script are signs', () => {
  expect(grouped('µℓ')).toEqual([['Arrows and signs', 'µℓ']])
})

test('what cannot be seen has no place', () => {
  expect(grouped(' \u00a0\u200d\u0000\u00ad')).toEqual([])
})

test('a page comes with the first letters and the count of all', () => {
  const letters = String.fromCodePoint(...Array.from({ length: 300 }, (_, at) => 0x4e00 + at))

  expect(openCase(codesOf(`AB${letters}`), { style: 'regular', script: 'Latin' })).toEqual({
    style: 'regular',
    script: 'Latin',
    count: 302,
    groups: [
      { name: 'Capitals', count: 2, letters: 'AB' },
      { name: 'Han', count: 300, letters: letters.slice(0, 214) },
    ],
  })
})

test('a compartment of which nothing is left is not among the first', () => {
  const groups = [
    { name: 'Capitals', codes: [65, 66, 67] },
    { name: 'Lower case', codes: [97] },
  ]

  expect(firstOf(groups, 2)).toEqual([{ name: 'Capitals', codes: [65, 66] }])
})
