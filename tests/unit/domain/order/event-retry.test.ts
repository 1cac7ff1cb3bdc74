import { expect, test } from 'vitest'
import { eventRetryAfterMs } from '@/domain/order/check-times'

const secondsAfter = (attempts: number) => (eventRetryAfterMs(attempts) ?? NaN) / 1000

test('an event that failed is tried again ever later, for most of a day, and then left to staff', () => {
  expect([1, 2, 3, 9, 10, 23, 24].map(secondsAfter)).toEqual([10, 20, 40, 2560, 3600, 3600, NaN])
})
