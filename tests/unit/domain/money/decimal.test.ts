import { expect, test } from 'vitest'
import {
  compareDecimals,
  DecimalIsMalformed,
  isDecimal,
  multiplyRounded,
  percentRounded,
  plainDecimal,
} from '@/domain/money/decimal'

test.each([
  [18000, ['1.5'], 27000],
  [18000, ['1', '0.75'], 13500],
  [1, ['0.5'], 1],
  [1, ['0.49'], 0],
  [3, ['1.5', '0.5'], 2],
  [0, ['8'], 0],
  [1001, ['1.005'], 1006],
  [9007199254740, ['1.1', '0.75'], 7430939385161],
])('%i times %j is %i, rounded once and half up', (amount, factors, rounded) => {
  expect(multiplyRounded(amount, factors)).toBe(rounded)
})

test.each([
  [46500, '19', 8835],
  [45000, '19', 8550],
  [1, '50', 1],
  [10000, '25.5', 2550],
  [10000, '0', 0],
])('the tax on %i at %s %% is %i', (net, rate, tax) => {
  expect(percentRounded(net, rate)).toBe(tax)
})

test('rounding happens after all factors, never between them', () => {
  expect(multiplyRounded(1, ['0.5', '0.5'])).toBe(0)
})

test('decimals compare by value, not by text', () => {
  expect(['10', '2.5', '1.50', '9'].toSorted(compareDecimals)).toEqual(['1.50', '2.5', '9', '10'])
  expect(compareDecimals('1.5', '1.50')).toBe(0)
})

test('a multiplier is said without idle noughts', () => {
  expect(['1.50', '2.0', '10', '0.75', '01.0'].map(plainDecimal)).toEqual([
    '1.5',
    '2',
    '10',
    '0.75',
    '1',
  ])
})

test('only plain positive decimals are decimals', () => {
  const texts = ['1', '1.5', '', '-1', '+1', '1e3', '.5', '1.', '1,5', ' 1', 'NaN', '0x1', 1, null]
  expect(texts.filter(isDecimal)).toEqual(['1', '1.5'])
})

test('a multiplier that is no number is a broken rule', () => {
  expect(() => multiplyRounded(1, ['two'])).toThrow(DecimalIsMalformed)
})
