import { expect, test } from 'vitest'
import { directionOf } from '@/domain/catalogue/typed-text'
import { cardText } from '@/domain/site/sharing/card-address'

test.each([
  [' Quince\n&  medlar ', 'Quince & medlar'],
  [`${'word '.repeat(12)}wordy`, 'word '.repeat(12).trim()],
  [`${'word '.repeat(11)}wordless`, 'word '.repeat(11).trim()],
  ['語'.repeat(70), '語'.repeat(60)],
  ['😀'.repeat(61), '😀'.repeat(60)],
])('a card shows the first words of a text: “%s”', (text, shown) => {
  expect(cardText(text)).toBe(shown)
})

test.each([
  ['Quince', 'ltr'],
  ['12 کتاب', 'rtl'],
  ['שלום world', 'rtl'],
  ['', 'ltr'],
])('a text runs as its first letter does: “%s”', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})
