import { expect, test } from 'vitest'
import { rowsOfCart, rowsOfSteps, rowsOfSummary } from '@/storefront/shop/bill-rows'
import { aCart, aLine, aStep } from './a-priced-cart'

test('steps stand inside and addends outside', () => {
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

test('one line needs no name', () => {
  expect(rowsOfCart(aCart()).map((row) => row.text)).toEqual([
    'One style',
    'Desktop, 2–5 users × 1.5',
  ])
})

test('of several lines each begins with its typeface', () => {
  const opal = aLine({ id: 'line-2', typeface: { id: 'opal', name: 'Opal', slug: 'opal' } })
  expect(rowsOfCart(aCart({ lines: [aLine(), opal] })).map((row) => row.text)).toEqual([
    'Garnet, one style',
    'Desktop, 2–5 users × 1.5',
    'Opal, one style',
    'Desktop, 2–5 users × 1.5',
  ])
})

test('beside the payment the cart is one line, then its tax', () => {
  const tax = { rate: '19', amount: 1425, kind: 'standard', country: 'DE' } as const
  const rows = rowsOfSummary(aCart({ tax, total: 8925 }))
  expect(rows.map((row) => [row.text, row.amount])).toEqual([
    ['One family, one licence', '75.00'],
    ['VAT 19 %, Germany', '14.25'],
  ])
})

test('a discount is shown as what it takes off', () => {
  const rows = rowsOfSummary(aCart({ discount: 500, net: 7000, total: 7000 }))
  expect(rows.map((row) => row.amount)).toEqual(['75.00', '−5.00'])
})
