import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate } from '@/domain/money/allocate'

/** The same on every machine. */
const RUNS = { seed: 1, numRuns: 500 }
const WEIGHTS = fc.array(fc.nat({ max: 50_000_000 }), { minLength: 1, maxLength: 30 })

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0)
}

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [1, 2, 3], [2, 3, 5]],
  [2565, [13500, 6000], [1776, 789]],
  [0, [5, 7], [0, 0]],
  [5, [0, 10, 0], [0, 5, 0]],
  [0, [0, 0], [0, 0]],
  [0, [], []],
])('%i over %j is %j', (amount, weights, parts) => {
  expect(allocate(amount, weights)).toEqual(parts)
})

test('the parts add up to the amount exactly, and none is negative', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), WEIGHTS, (amount, weights) => {
      const parts = allocate(amount, weights)
      return sumOf(parts) === amount && parts.every((part) => part >= 0)
    }),
    RUNS,
  )
})

test('a part differs by less than one unit from its exact share', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), WEIGHTS, (amount, weights) => {
      const whole = sumOf(weights)
      fc.pre(whole > 0)
      return allocate(amount, weights).every(
        (part, index) => Math.abs(part - (amount * (weights[index] ?? 0)) / whole) < 1.000001,
      )
    }),
    RUNS,
  )
})

test('no part is more than its weight while the amount is no more than all of them', () => {
  fc.assert(
    fc.property(WEIGHTS, fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
      const parts = allocate(Math.floor(sumOf(weights) * share), weights)
      return parts.every((part, index) => part <= (weights[index] ?? 0))
    }),
    RUNS,
  )
})
