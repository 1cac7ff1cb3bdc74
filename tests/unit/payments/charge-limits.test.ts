import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '@/domain/money/currencies'
import { chargeLimits } from '@/payments/charge-limits'

test.each([
  ['EUR', 50, 99_999_999],
  ['GBP', 30, 99_999_999],
  ['JPY', 50, 9_999_999_999],
  ['HUF', 17_500, 9_999_999_999],
  ['INR', 50, 999_999_999],
  ['KRW', 1, 99_999_999],
  ['ISK', 1, 999_999],
  ['UGX', 1, 999_999],
  ['KWD', 1, 9_999_999],
  ['IDR', 1, 999_999_999_999],
])('in %s Stripe charges %i of our units at least and %i at most', (currency, least, most) => {
  expect(chargeLimits(currency)).toEqual({ least, most })
})

test('every currency has limits in whole units, the least below the most', () => {
  const broken = CURRENCY_CODES.filter((code) => {
    const { least, most } = chargeLimits(code)
    return !Number.isSafeInteger(least) || !Number.isSafeInteger(most) || least < 1 || least > most
  })
  expect(broken).toEqual([])
})
