import { expect, test } from 'vitest'
import { cutText, directionOf, LONGEST_TEXT } from '@/domain/catalogue/typed-text'

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

test.each([
  ['Plum', 'ltr'],
  [`«باران» plum`, 'rtl'],
  ['1911', 'ltr'],
  ['', 'ltr'],
])('a text runs as its first letter does: %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
