import { expect, test } from 'vitest'
import { nextCheckAfterMs } from '@/domain/order/check-times'

const minutesAfter = (checks: number) => Math.round(nextCheckAfterMs(checks) / 60_000)

test('an unpaid order is checked after a minute, then ever more seldom, and four times a day at least', () => {
  expect([0, 1, 2, 5, 10, 20, 27, 100].map(minutesAfter)).toEqual([1, 1, 2, 3, 9, 87, 360, 360])
})
