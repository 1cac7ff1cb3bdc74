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

test('what several styles cost less together is told where they are chosen, as far as the typeface has so many', () => {
  const styles = Array.from({ length: 5 }, () => aStyle({ price: 4500 }))
  const styleCounts = [
    { from: 4, percentOff: '20' },
    { from: 5, percentOff: '25.0' },
    { from: 6, percentOff: '30' },
  ]

  expect(priceText(aChoice({ styles, styleCounts }), theRules())).toBe(
    'Garnet, at 45.00\u00a0€ a style; from 4 styles on −20\u00a0%, from 5 −25\u00a0%',
  )
})

test.each([
  ['Recursive Sans Linear', 'Sans Linear'],
  ['Recursive', 'Recursive'],
  ['Recursively', 'Recursively'],
])('within Recursive %s is called %s', (name, within) => {
  expect(nameWithin('Recursive', name)).toBe(within)
})

test('of what is rented it says for how long that is', () => {
  const styles = [aStyle({ price: 4500 }), aStyle({ name: 'Bold', price: 4500 })]
  const said = [styles, styles.slice(0, 1)].map((some) =>
    priceText(aChoice({ styles: some }), { ...theRules(), per: 'a month' }),
  )
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Garnet, at 45.00 € a style a month',
    'Garnet, 45.00 € a month',
  ])
})
