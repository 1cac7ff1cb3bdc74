import { expect, test } from 'vitest'
import { htmlEntityOf } from '@/domain/catalogue/glyphs/html-entity'
import {
  codesIn,
  letterPageOf,
  parseCode,
  parseLetterPage,
  rangesOf,
} from '@/domain/catalogue/glyphs/letter-pages'

test('a letter lies in the page that begins at the multiple before it', () => {
  expect([0x7f, 0x80, 0x1e9e].map(letterPageOf)).toEqual([0, 0x80, 0x1e80])
})

test.each([
  ['1E80', 0x1e80],
  ['80', 0x80],
  ['1E81', null],
  ['110000', null],
  ['-80', null],
  ['', null],
  [null, null],
])('an address names a page by its first code point: %s', (text, page) => {
  expect(parseLetterPage(text)).toBe(page)
})

test('a code point is hexadecimal and within Unicode', () => {
  expect(['1e9e', '10FFFF', '110000', '1e9g'].map(parseCode)).toEqual([
    0x1e9e,
    0x10ffff,
    null,
    null,
  ])
})

test('ranges of characters and the characters say the same', () => {
  const ranges = rangesOf([1, 2, 3, 7, 9, 10])

  expect(ranges).toEqual([
    [1, 3],
    [7, 7],
    [9, 10],
  ])
  expect(codesIn(ranges)).toEqual([1, 2, 3, 7, 9, 10])
})

test.each([
  ['ß', '&szlig;'],
  ['ÿ', '&yuml;'],
  ['\u00a0', '&nbsp;'],
  ['€', '&euro;'],
  ['&', '&amp;'],
  ['ẞ', '&#x1E9E;'],
  ['a', '&#x61;'],
])('HTML writes %s by name where it has one', (letter, entity) => {
  expect(htmlEntityOf(letter.codePointAt(0) ?? 0)).toBe(entity)
})
