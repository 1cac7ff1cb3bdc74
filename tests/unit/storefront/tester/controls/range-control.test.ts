import { expect, test } from 'vitest'
import { plainNumber } from '@/storefront/tester/controls/range-control'

test('a value is shown without idle decimals, with a real minus', () => {
  expect([plainNumber(-6, 1), plainNumber(0.5, 0.01), plainNumber(0.625, 0.01)]).toEqual([
    '−6',
    '0.5',
    '0.63',
  ])
})
