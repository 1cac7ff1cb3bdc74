import { expect, test } from 'vitest'
import {
  noteOfCart,
  rowsOfCart,
  rowsOfPayment,
  rowsOfSummary,
} from '@/storefront/shop/bill/cart-rows'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { aCart, aLine } from '../a-priced-cart'

const aMonth = { months: 1, net: 7500 }

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

test('beside the details the cart is one line, then its tax', () => {
  const tax = { rate: '19', amount: 1425, kind: 'standard', country: 'DE' } as const
  const rows = rowsOfSummary(aCart({ tax, total: 8925 }))
  expect(rows.map((row) => [row.text, row.amount])).toEqual([
    ['One family, one licence', '75.00'],
    ['VAT 19 %, Germany', '14.25'],
  ])
})

test('what is paid for is named beside the card: family, styles, licence, then the tax', () => {
  const tax = { rate: '19', amount: 1425, kind: 'standard', country: 'DE' } as const
  const rows = rowsOfPayment(aCart({ tax, total: 8925 }))
  expect(rows.map((row) => [row.text, row.amount, row.inner])).toEqual([
    ['Garnet, one style', '50.00', true],
    ['Desktop, 2–5 users × 1.5', '75.00', false],
    ['VAT 19 %, Germany', '14.25', false],
  ])
})

test('beside the card a line with many steps is one, and so is a cart of many lines', () => {
  const lines = ['Garnet', 'Opal', 'Onyx'].map((name) =>
    aLine({ id: name, typeface: { id: name, name, slug: name } }),
  )
  const textsOf = (cart: Partial<PricedCart>) => rowsOfPayment(aCart(cart)).map((row) => row.text)
  expect(textsOf({ lines })).toEqual([
    'Garnet, one style; Desktop, 2–5 users',
    'Opal, one style; Desktop, 2–5 users',
    'Onyx, one style; Desktop, 2–5 users',
    'VAT, by your country',
  ])
  expect(textsOf({ lines: [...lines, ...lines] })).toEqual([
    'Three families, six licences',
    'VAT, by your country',
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

test.each([
  ['nothing is rented', [undefined], 7500, 'EUR, before VAT'],
  ['all of it is rented by the month', [aMonth], 7500, 'EUR a month, before VAT'],
  ['all of it is rented by the year', [{ ...aMonth, months: 12 }], 7500, 'EUR a year, before VAT'],
  ['a part is paid once', [aMonth, undefined], 15000, 'EUR today, before VAT'],
  ['terms differ', [aMonth, { ...aMonth, months: 12 }], 15000, 'EUR today, before VAT'],
  ['a coupon lowers the first term', [aMonth], 5000, 'EUR today, before VAT'],
])('the total says for how long it is where %s', (_, rentals, net, note) => {
  const lines = rentals.map((rental) => aLine({ ...(rental && { rental }) }))
  expect(noteOfCart(aCart({ lines, net }))).toBe(note)
})
