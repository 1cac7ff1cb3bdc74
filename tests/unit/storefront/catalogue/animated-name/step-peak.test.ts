import { expect, test } from 'vitest'
import type { WeightPeak } from '@/storefront/catalogue/animated-name/solve-weights'
import { stepPeak } from '@/storefront/catalogue/animated-name/name-animation'

test('a slow device moves the ink as far in a second as a fast one, in fewer steps', () => {
  const fast = afterSteps(60, 1)
  const slow = afterSteps(12, 5)
  expect(slow.place).toBeCloseTo(fast.place, 2)
  expect(slow.amount).toBeCloseTo(fast.amount, 2)
})

test('ink that has arrived, and has grown, moves no more', () => {
  const arrived = { place: 0.4, amount: 1 }
  expect(stepPeak(arrived, { target: 0.401, frames: 1 })).toBeNull()
  expect(stepPeak({ ...arrived, amount: 0.9 }, { target: 0.4, frames: 1 })).not.toBeNull()
})

function afterSteps(steps: number, frames: number): WeightPeak {
  let peak: WeightPeak = { place: 0.1, amount: 0 }
  for (let step = 0; step < steps; step++) {
    peak = stepPeak(peak, { target: 0.9, frames }) ?? peak
  }
  return peak
}
