import { expect, test } from 'vitest'
import { nameWithin, priceText } from '@/storefront/shop/choose/style-group'
import { aChoice, aStyle, theRules } from '../a-shop-choice'

test('a typeface says what a style of it costs, one of a single style its price alone', () => {
  const styles = [aStyle({ price: 4500 }), aStyle({ name: 'Bold', price: 4500 })]
  const dearer = [...styles, aStyle({ name: 'Variable', price: 18000 })]

  expect(priceText(aChoice({ styles }), theRules())).toBe('Garnet, at 45.00\u00a0€ a style')
  expect(priceText(aChoice({ styles: dearer }), theRules())).toBe(
    'Garnet, from 45.00\u00a0€ a style',
  )
  expect(priceText(aChoice({ styles: styles.slice(0, 1) }), theRules())).toBe(
    'Garnet, 45.00\u00a0€',
  )
})

test.each([
  ['Recursive Sans Linear', 'Sans Linear'],
  ['Recursive', 'Recursive'],
  ['Recursively', 'Recursively'],
])('within Recursive %s is called %s', (name, within) => {
  expect(nameWithin('Recursive', name)).toBe(within)
})
