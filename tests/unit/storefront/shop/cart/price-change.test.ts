import { expect, test } from 'vitest'
import { describePriceChange } from '@/storefront/shop/cart/describe-price-change'
import { aCart, aLine } from '../a-priced-cart'

const opal = { id: 'line-2', typeface: { id: 'opal', name: 'Opal', slug: 'opal' } }
const before = aCart({ lines: [aLine(), aLine(opal)], total: 15000 })

test('one price that changed is named', () => {
  const now = aCart({ lines: [aLine({ amount: 8000 }), aLine(opal)], total: 15500 })
  expect(describePriceChange(before, now)).toEqual({
    heading: 'The price of Garnet has changed since you looked',
    sentence:
      'The total is now 155.00\u00a0€ instead of 150.00\u00a0€. Nothing is ordered until you agree.',
    lines: ['line-1'],
    names: 'Garnet',
  })
})

test('several are named together', () => {
  const lines = [aLine({ amount: 8000 }), aLine({ ...opal, amount: 9000 })]
  expect(describePriceChange(before, aCart({ lines, total: 17000 }))?.heading).toBe(
    'The prices of Garnet and Opal have changed since you looked',
  )
})

test('a tax that changed changes the total alone', () => {
  expect(describePriceChange(before, { ...before, total: 17850 })?.heading).toBe(
    'The total has changed since you looked',
  )
})

test('the same prices are no change', () => {
  expect(describePriceChange(before, { ...before, quote_hash: 'another' })).toBeNull()
})

test('another currency is said as such, with what the shop says of it', () => {
  const currency_note = 'This shop has no prices in GBP any more. Your cart is in EUR now.'
  const change = describePriceChange(
    aCart({ currency: 'GBP', total: 6500 }),
    aCart({ currency_note }),
  )

  expect(change).toEqual({
    heading: 'Your cart was in GBP and is in EUR now',
    sentence: `${currency_note} The total is now 75.00\u00a0€. Nothing is ordered until you agree.`,
    lines: [],
    names: '',
  })
})
