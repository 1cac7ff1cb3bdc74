import { expect, test } from 'vitest'
import { lettersInWords } from '@/storefront/typeface/facts/letters-in-words'

test.each([
  [['ŋ'], 'ŋ'],
  [['ǥ', 'ŋ'], 'ǥ and ŋ'],
  [['ǥ', 'ŋ', 'ʒ'], 'ǥ, ŋ and ʒ'],
])('%j reads as “%s”', (letters, words) => {
  expect(lettersInWords(letters)).toBe(words)
})

test('an accent alone sits on a dotted circle', () => {
  expect(lettersInWords(['\u0301'])).toBe('\u25cc\u0301')
})
