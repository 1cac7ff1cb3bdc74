import { expect, test } from 'vitest'
import { formatAmount, formatMoney } from '@/domain/money/format-money'

test.each([
  [55335, 'EUR', '553.35\u00a0€'],
  [0, 'EUR', '0.00\u00a0€'],
  [5, 'EUR', '0.05\u00a0€'],
  [4500, 'CHF', '45.00\u00a0CHF'],
  [4500, 'JPY', '4\u2009500\u00a0JPY'],
  [4500, 'ISK', '4\u2009500\u00a0ISK'],
  [4500, 'RWF', '4\u2009500\u00a0RWF'],
  [4500, 'PYG', '4\u2009500\u00a0PYG'],
  [4500, 'MGA', '4\u2009500\u00a0MGA'],
  [4500, 'UGX', '4\u2009500\u00a0UGX'],
  [4500, 'KWD', '45.00\u00a0KWD'],
  [123456789, 'EUR', '1\u2009234\u2009567.89\u00a0€'],
  [-250, 'EUR', '−2.50\u00a0€'],
])('%i minor units of %s are said as %s', (minor, currency, said) => {
  expect(formatMoney(minor, currency)).toBe(said)
})

test('an amount stands without its sign', () => {
  expect([formatAmount(55335), formatAmount(100000), formatAmount(1234, 'VND')]).toEqual([
    '553.35',
    '1\u2009000.00',
    '1\u2009234',
  ])
})
