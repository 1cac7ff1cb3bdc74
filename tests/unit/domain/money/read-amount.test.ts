import { expect, test } from 'vitest'
import { readAmount } from '@/domain/money/read-amount'

test.each([
  ['120', 'EUR', 12000],
  ['120.5', 'EUR', 12050],
  ['−20,00', 'EUR', -2000],
  ['-0', 'EUR', 0],
  ['12000', 'JPY', 12000],
  ['12000', 'ISK', 12000],
  ['120.00', 'JPY', null],
  ['120,5', 'ISK', null],
  ['1.005', 'EUR', null],
  ['1 200', 'EUR', null],
  ['', 'EUR', null],
])('“%s” in %s is %s of its smallest units', (text, currency, minor) => {
  expect(readAmount(text, currency)).toBe(minor)
})
