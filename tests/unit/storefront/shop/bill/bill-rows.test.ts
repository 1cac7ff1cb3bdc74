import { expect, test } from 'vitest'
import { rowsOfSteps } from '@/storefront/shop/bill/bill-lines'
import { aStep } from '../a-priced-cart'

test('steps are indented and addends are not', () => {
  const steps = [
    aStep('Four styles at 45.00', 18000, { role: 'inner' }),
    aStep('Desktop, 1 user', 18000),
  ]
  expect(rowsOfSteps(steps, 'EUR')).toEqual([
    { key: 'inner 0', text: 'Four styles at 45.00', amount: '180.00', inner: true, struck: false },
    { key: 'Desktop 0', text: 'Desktop, 1 user', amount: '180.00', inner: false, struck: false },
  ])
})

test('a licence keeps its row while its tier changes', () => {
  const [small, large] = ['Desktop, 1 user', 'Desktop, 2–5 users × 1.5'].map(
    (text) => rowsOfSteps([aStep(text, 1)], 'EUR')[0]?.key,
  )
  expect(small).toBe(large)
})

test('two lines with the same licence have two rows', () => {
  const rows = rowsOfSteps([aStep('Web, 1', 1), aStep('Web, 2', 2)], 'EUR')
  expect(rows.map((row) => row.key)).toEqual(['Web 0', 'Web 1'])
})
