import { expect, test } from 'vitest'
import { beginsWord, plainLetters } from '@/domain/search-words'

test.each([
  ['Café', 'cafe'],
  ['Łódź', 'lodz'],
  ['STRAßE', 'strasse'],
  ['Þór Ærø', 'thor aero'],
  ['Ñandú', 'nandu'],
  ['Ελλάδα', 'ελλαδα'],
  ['हिन्दी', 'हिन्दी'],
])('%s is found as %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})

test.each([
  ['for novels and long evenings', 'novel', true],
  ['for novels and long evenings', 'long even', true],
  ['for novels and long evenings', 'vening', false],
  ['prolong, or long', 'long', true],
  ['(roman) type', 'roman', true],
])('of “%s” a word begins with “%s”: %s', (text, start, begins) => {
  expect(beginsWord(text, start)).toBe(begins)
})
