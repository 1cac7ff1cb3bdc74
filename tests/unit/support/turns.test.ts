import { expect, test } from 'vitest'
import { isTurnOf } from '../../support/e2e/staff/turns'

test('a run tries each thing in one of its two ways, and the run of another seed in the other', () => {
  for (const thing of [1, 2, 3, 50]) {
    const [one, other] = ['5e04b92', '5e04b93'].map((seed) => [
      isTurnOf(thing, 0, seed),
      isTurnOf(thing, 1, seed),
    ])
    expect(one?.toSorted()).toEqual([false, true])
    expect(other).toEqual(one?.toReversed())
  }
})

test('a seed that is no number of the sixteens, or none, leaves nothing out', () => {
  expect([
    isTurnOf(1, 0, ''),
    isTurnOf(1, 1, ''),
    isTurnOf(2, 0, 'x'),
    isTurnOf(2, 1, 'x'),
  ]).toEqual([true, true, true, true])
})
