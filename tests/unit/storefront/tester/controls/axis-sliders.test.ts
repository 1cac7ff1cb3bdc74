import { expect, test } from 'vitest'
import { axisStep } from '@/storefront/tester/state/encode-query'

test.each([
  [100, 900, 1],
  [-15, 0, 1],
  [0, 1, 0.01],
  [4, 12, 0.1],
])('an axis from %d to %d moves by %d', (min, max, step) => {
  expect(axisStep({ tag: 'TEST', name: 'Test', min, default: min, max })).toBe(step)
})
