import { expect, test } from 'vitest'
import { wordsAbout } from '@/domain/catalogue/type-case/words-about'

test('a description is found by its telling words, each once and without accents', () => {
  const words = wordsAbout('A plain geometric sans for cafés.', null, 'Plain, and with a Café')
  expect(words).toEqual(['plain', 'geometric', 'sans', 'cafes', 'cafe'])
})

test('a long description gives its first words', () => {
  const long = Array.from({ length: 200 }, (_, at) => `word${at}`).join(' ')
  expect(wordsAbout(long)).toHaveLength(80)
})
