import { expect, test } from 'vitest'
import { chargeLimits } from '@/payments/charge-limits'

test.each([
  ['EUR', 50, 99_999_999],
  ['GBP', 30, 99_999_999],
  ['JPY', 50, 9_999_999_999],
  ['HUF', 17_500, 9_999_999_999],
  ['INR', 50, 999_999_999],
  ['KRW', 1, 99_999_999],
])('in %s Stripe charges %i at least and %i at most', (currency, least, most) => {
  expect(chargeLimits(currency)).toEqual({ least, most })
})
