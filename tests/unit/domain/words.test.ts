import { expect, test } from 'vitest'
import {
  countInWords,
  countOf,
  firstNamesInWords,
  groupThousands,
  keepFiguresWhole,
  lowerFirst,
  namesInWords,
  ordinalInWords,
  pluralOf,
} from '@/domain/words'

test('counts are words to twelve and digits beyond', () => {
  expect([0, 1, 4, 12, 13, 20, 64].map(countInWords)).toEqual([
    'No',
    'One',
    'Four',
    'Twelve',
    '13',
    '20',
    '64',
  ])
})

test('places are words to the twelfth', () => {
  expect([2, 3, 12, 13].map(ordinalInWords)).toEqual(['second', 'third', 'twelfth', '13th'])
})

test('no line ends within a figure, nor between it and its sign', () => {
  const kept = keepFiguresWhole('5\u2009250\u00a0JPY; 2–5 users × 2.5: VAT 19 %')
  expect(kept).toBe('5\u2009\u2060250\u00a0JPY; 2–\u20605 users ×\u00a02.5: VAT 19\u00a0%')
})

test('one is singular, anything else plural', () => {
  expect([pluralOf(1, 'style'), pluralOf(0, 'style'), pluralOf(2, 'style')]).toEqual([
    'style',
    'styles',
    'styles',
  ])
  expect([pluralOf(1, 'family'), pluralOf(2, 'family'), pluralOf(2, 'day')]).toEqual([
    'family',
    'families',
    'days',
  ])
})

test('a sentence within a sentence begins small', () => {
  expect(lowerFirst('Four styles')).toBe('four styles')
})

test('a counted word stands in its plural', () => {
  expect([countOf(1, 'axis'), countOf(2, 'axis'), countOf(0, 'family')]).toEqual([
    '1 axis',
    '2 axes',
    '0 families',
  ])
})

test('names are listed in full, or the first of many', () => {
  const names = ['Thin', 'Light', 'Regular', 'Bold', 'Black']

  expect([1, 2, 5].map((count) => namesInWords(names.slice(0, count)))).toEqual([
    'Thin',
    'Thin and Light',
    'Thin, Light, Regular, Bold and Black',
  ])
  expect([4, 5].map((count) => firstNamesInWords(names.slice(0, count)))).toEqual([
    'Thin, Light, Regular and Bold',
    'Thin, Light, Regular and 2 more',
  ])
})

test('thousands are kept apart by a thin space', () => {
  expect([7, 999, 1138, 1234567].map(groupThousands)).toEqual([
    '7',
    '999',
    '1\u2009138',
    '1\u2009234\u2009567',
  ])
})
