import { expect, test } from 'vitest'
import { rowsOfCart, rowsOfSummary } from '@/storefront/shop/bill/cart-rows'
import { aCart, aLine } from '../a-priced-cart'

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

test('the tax has its line before the country is known, and keeps it', () => {
  const tax = { rate: '19', amount: 1425, kind: 'standard', country: 'DE' } as const
  const before = rowsOfSummary(aCart())
  const after = rowsOfSummary(aCart({ tax, total: 8925 }))
  expect(before.map((row) => [row.text, row.amount])).toEqual([
    ['One family, one licence', '75.00'],
    ['VAT, by your country', '–'],
  ])
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
})

test('a discount is shown as a negative amount', () => {
  const rows = rowsOfSummary(
    aCart({
      discounts: [{ label: 'Students, −50 %', amount: 500 }],
      discount: 500,
      net: 7000,
      total: 7000,
    }),
  )
  expect(rows.map((row) => row.amount)).toEqual(['75.00', '−5.00', '–'])
})
