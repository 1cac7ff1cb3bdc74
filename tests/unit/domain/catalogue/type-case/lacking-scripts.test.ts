import { expect, test } from 'vitest'
import { lackingScripts, writtenScripts } from '@/domain/catalogue/type-case/lacking-scripts'

test.each([
  ['a text in the scripts of a typeface lacks none', 'Type Ωξ', []],
  ['figures and signs belong to every script', '1967 &?', []],
  ['each script that it does not write is named once', 'Привет, мир שלום', ['Cyrillic', 'Hebrew']],
])('%s', (_rule, text, lacking) => {
  expect(lackingScripts(text, ['script:latin', 'script:greek', 'weight:400'])).toEqual(lacking)
})

test('a typeface names the scripts it writes, the most usual first', () => {
  const facts = ['weight:400', 'script:greek', 'script:latin']
  expect(writtenScripts(facts)).toEqual(['Latin', 'Greek'])
})
