import { expect, test } from 'vitest'
import { describeWait, readRetryAfter } from '@/storefront/shell/requests/retry-after'

const NOON = Date.UTC(2026, 10, 21, 12)

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Saturday, 21-Nov-26 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  [null, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['2.5', null],
])('Retry-After %j requests a delay of %j milliseconds', (value, wait) => {
  expect(readRetryAfter(value, NOON)).toBe(wait)
})

test.each([
  [400, 'a second'],
  [40_000, '40 seconds'],
  [60_000, 'a minute'],
  [61_000, '2 minutes'],
  [3_600_000, 'an hour'],
  [4_000_000, '2 hours'],
])('a delay of %i milliseconds is called %j', (wait, words) => {
  expect(describeWait(wait)).toBe(words)
})
