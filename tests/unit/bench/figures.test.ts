import { expect, test } from 'vitest'
import { atLeast, atMost, medianOf, percentileOf, sayTimes, verdictLine } from '../../bench/figures'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the middle of %j is %d', (values, middle) => {
  expect(medianOf(values)).toBe(middle)
})

test.each([
  [0, 10],
  [50, 30],
  [95, 48],
  [100, 50],
])('%d percent of the values are at most %d', (percent, value) => {
  expect(percentileOf([50, 10, 30, 20, 40], percent)).toBeCloseTo(value)
})

test('a figure at its limit is reached', () => {
  const limit = { measured: 1.2, limit: 1.2, say: sayTimes }

  expect([atMost('script', limit).isReached, atLeast('rate', limit).isReached]).toEqual([
    true,
    true,
  ])
})

test('a verdict says what was measured, what was wanted, and whether that is so', () => {
  const reached = atLeast('rate', { measured: 0.61, limit: 0.5, say: sayTimes })
  const short = atMost('script', { measured: 1.31, limit: 1.2, say: sayTimes })

  expect([reached, short].map(verdictLine)).toEqual([
    '✓ rate: 0.61 × (at least 0.50 ×)',
    '✗ script: 1.31 × (short of at most 1.20 ×)',
  ])
})
