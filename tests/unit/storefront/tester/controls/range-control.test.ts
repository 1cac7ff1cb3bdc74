import { expect, test } from 'vitest'
import { axisStep, plainNumber } from '@/storefront/tester/controls/range-control'

test('a value is shown without idle decimals, with a real minus', () => {
  expect([plainNumber(-6, 1), plainNumber(0.5, 0.01), plainNumber(0.625, 0.01)]).toEqual([
    '−6',
    '0.5',
    '0.63',
  ])
})

test.each([
  [100, 900, 1],
  [-15, 0, 1],
  [0, 1, 0.01],
  [4, 12, 0.1],
])('an axis from %d to %d moves by %d', (min, max, step) => {
  expect(axisStep({ tag: 'TEST', name: 'Test', min, default: min, max })).toBe(step)
})
