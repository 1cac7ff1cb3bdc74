import { expect, test } from 'vitest'
import { cutText, LONGEST_TEXT } from '@/domain/catalogue/typed-text'

const FULL = 'a'.repeat(LONGEST_TEXT)

test.each([
  ['a text of the longest length', FULL, FULL],
  ['one letter more', `${FULL}b`, FULL],
  ['a character of two halves across the end', `${FULL.slice(1)}😀`, FULL.slice(1)],
  ['such a character at the end', `${FULL.slice(2)}😀`, `${FULL.slice(2)}😀`],
  ['half a character', 'a\ud83d b', 'a\ufffd b'],
])('%s is cut to whole characters', (_, text, cut) => {
  expect(cutText(text)).toBe(cut)
})
