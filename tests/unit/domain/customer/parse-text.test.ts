import { expect, test } from 'vitest'
import { parseOptionalText, parseText } from '@/domain/customer/parse-text'

const RULE = { missing: 'Write your name.', most: 10 }
const PLAIN = 'This stands on one line, in plain characters.'

test.each([
  ['  Ida ', 'Ida'],
  ['Jose\u0301', 'José'],
  ['\u202eevil', 'evil'],
  ['شیرین', 'شیرین'],
  ['=1+1', '=1+1'],
])('%j is kept as “%s”', (value, text) => {
  expect(parseText(value, RULE)).toEqual({ kind: 'ok', value: text })
})

test.each([
  ['', 'Write your name.'],
  ['  ', 'Write your name.'],
  [7, 'Write your name.'],
  [undefined, 'Write your name.'],
  ['a\nb', PLAIN],
  ['a\0', PLAIN],
  ['\ud800', PLAIN],
  ['elevenchars', 'Use at most 10 characters.'],
])('%j is refused in words', (value, sentence) => {
  expect(parseText(value, RULE)).toEqual({ kind: 'invalid', sentence })
})

test('what need not be given may be absent, null or blank', () => {
  expect([undefined, null, '', '  '].map((value) => parseOptionalText(value))).toEqual(
    Array.from({ length: 4 }, () => ({ kind: 'ok', value: null })),
  )
  expect(parseOptionalText({})).toEqual({ kind: 'invalid', sentence: 'Write this as text.' })
})
