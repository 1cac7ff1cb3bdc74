import { expect, test } from 'vitest'

import table from '@/fonts/languages/language-table.json' with { type: 'json' }
import { languagesOf, lettersOf, nearLanguagesOf, scriptsOf } from '@/fonts/languages/languages-of'
import { toCodepoints } from '@/fonts/recipes/character-sets'

const ASCII = toCodepoints([[0x20, 0x7e]])
const GERMAN = [...'ÄÖÜäöüß'].map((letter) => letter.codePointAt(0) ?? 0)

test('a language is written when its every letter is there', () => {
  const codes = (characters: number[]) => languagesOf(characters).map(({ code }) => code)

  expect([ASCII, [...ASCII, ...GERMAN]].map((set) => codes(set).includes('de'))).toEqual([
    false,
    true,
  ])
})

test('languages come by their English names', () => {
  const names = languagesOf([...ASCII, ...GERMAN]).map(({ name }) => name)

  expect(names).toEqual(names.toSorted())
})

test('scripts come in the order of importance', () => {
  const cyrillic = toCodepoints([[0x400, 0x45f]])
  const greek = toCodepoints([[0x386, 0x3ce]])

  expect(scriptsOf(languagesOf([...greek, ...cyrillic, ...ASCII]))).toEqual([
    'Latin',
    'Cyrillic',
    'Greek',
  ])
})

test('a lone omega makes no Greek', () => {
  expect(scriptsOf(languagesOf([...ASCII, 0x3a9]))).toEqual(['Latin'])
})

test('a language that lacks a letter is near, and the letter is named once for both its cases', () => {
  const near = nearLanguagesOf(
    [...ASCII, ...GERMAN].filter((code) => code !== 0xe4 && code !== 0xc4),
  )

  expect(near.find(({ code }) => code === 'de')).toEqual({
    code: 'de',
    name: 'German',
    missing: ['ä'],
  })
})

test('four letters away is not near', () => {
  const near = nearLanguagesOf(ASCII).map(({ code, missing }) => [code, missing.length])

  expect(near.filter(([, count]) => Number(count) > 3)).toEqual([])
  expect(near.map(([code]) => code)).not.toContain('de')
})

test('the nearest come first', () => {
  const counts = nearLanguagesOf(ASCII).map(({ missing }) => missing.length)

  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})

test('a font with the 2 350 syllables of KS X 1001 writes Korean', () => {
  const syllables = Array.from({ length: 25 * 94 }, (_, at) => {
    const pair = Uint8Array.of(176 + Math.floor(at / 94), 161 + (at % 94))
    return new TextDecoder('euc-kr').decode(pair).codePointAt(0) ?? 0
  })
  expect(languagesOf(syllables).map(({ code }) => code)).toEqual(['ko'])
  expect(languagesOf(syllables.slice(1))).toEqual([])
})

test('Japanese is written without marks that repeat a kana', () => {
  const row = table.filter(({ code }) => code === 'ja')
  const letters = row
    .flatMap((one) => [...lettersOf(one)])
    .map((code) => String.fromCodePoint(code))
    .join('')

  expect(letters).not.toMatch(/[ゝゞヽヾ]/)
  expect(letters).toMatch(/ー/)
})
