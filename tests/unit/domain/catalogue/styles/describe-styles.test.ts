import { expect, test } from 'vitest'
import { describeStyles } from '@/domain/catalogue/styles/styles-in-words'

const FAMILY = ['Thin', 'Light', 'Regular', 'Bold', 'Black']

test('a whole family is said in three words', () => {
  expect(describeStyles(FAMILY.toReversed(), FAMILY)).toBe('All 5 styles')
})

test('part of a family is named', () => {
  expect(describeStyles(['Light', 'Bold'], FAMILY)).toBe('Light, Bold')
})

test('up to four styles are named, even when they are all there are', () => {
  expect(describeStyles(['Light', 'Bold'], ['Light', 'Bold'])).toBe('Light, Bold')
})

test('a family that has other styles today does not make those of then all of it', () => {
  const then = [...FAMILY.slice(0, 4), 'Heavy']
  expect(describeStyles(then, FAMILY)).toBe('Thin, Light, Regular, Bold, Heavy')
})
