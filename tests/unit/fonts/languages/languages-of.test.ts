import { expect, test } from 'vitest'

import { languagesOf, scriptsOf } from '@/fonts/languages/languages-of'
import { toCodepoints } from '@/fonts/recipes/characters-in'

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
