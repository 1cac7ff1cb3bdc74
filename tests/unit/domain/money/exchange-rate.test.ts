import { expect, test } from 'vitest'
import { exchange, findOldRates } from '@/domain/money/exchange-rate'

test.each([
  [2616, { own: '1', foreign: '1.0832', currency: 'USD' }, 'EUR', 2415],
  [1, { own: '1', foreign: '2', currency: 'USD' }, 'EUR', 1],
  [2616, { own: '1', foreign: '163.06', currency: 'JPY' }, 'EUR', 1604],
  [2616, { own: '163.06', foreign: '1', currency: 'EUR' }, 'JPY', 4266],
  [9_007_199_254_740_991, { own: '1', foreign: '1', currency: 'USD' }, 'EUR', 2 ** 53 - 1],
])('%i at %o in %s is %i', (minor, rate, into, expected) => {
  expect(exchange(minor, { ...rate, of: '2026-11-02' }, into)).toBe(expected)
})

test('a currency without a rate, or with an old one, is named until a new one is entered', () => {
  const dollars = { own: '1', foreign: '1.0832', currency: 'USD' }
  const shop = { country: 'DE', currencies: ['EUR', 'USD', 'GBP'], day: '2026-11-23' }
  const old = { ...dollars, of: '2026-10-01' }

  expect(findOldRates({ ...shop, rates: [old] })).toEqual([
    { currency: 'USD', into: 'EUR', of: '2026-10-01' },
    { currency: 'GBP', into: 'EUR', of: null },
  ])
  expect(
    findOldRates({
      ...shop,
      currencies: ['EUR', 'USD'],
      rates: [old, { ...dollars, of: '2026-11-02' }],
    }),
  ).toEqual([])
})
