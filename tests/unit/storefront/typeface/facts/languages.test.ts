import { expect, test } from 'vitest'
import { listLetters } from '@/storefront/typeface/facts/languages'

test.each([
  [['ŋ'], 'ŋ'],
  [['ǥ', 'ŋ'], 'ǥ and ŋ'],
  [['ǥ', 'ŋ', 'ʒ'], 'ǥ, ŋ and ʒ'],
])('%j reads as “%s”', (letters, words) => {
  expect(listLetters(letters)).toBe(words)
})

test('an accent alone is shown on a dotted circle', () => {
  expect(listLetters(['\u0301'])).toBe('\u25cc\u0301')
})
