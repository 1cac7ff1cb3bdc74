import { expect, test } from 'vitest'
import { countInWords, lowerFirst, ordinalInWords, pluralOf } from '@/domain/money/words'

test('counts are words to eighteen and digits beyond', () => {
  expect([0, 1, 4, 14, 18, 19, 64].map(countInWords)).toEqual([
    'No',
    'One',
    'Four',
    'Fourteen',
    'Eighteen',
    '19',
    '64',
  ])
})

test('places are words to the twelfth', () => {
  expect([2, 3, 12, 13].map(ordinalInWords)).toEqual(['second', 'third', 'twelfth', '13th'])
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
