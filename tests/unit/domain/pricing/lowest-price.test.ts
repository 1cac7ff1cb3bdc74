import { expect, test } from 'vitest'
import { lowestPrice } from '@/domain/pricing/priced-family'
import { aFamily, aSuperfamily, stylesAt } from './a-price-list'

test('a typeface is to be had from its cheapest style, its children’s included', () => {
  expect([lowestPrice(aFamily()), lowestPrice(aSuperfamily())]).toEqual([4500, 6000])
})

test('where no style is sold alone the family’s price is the lowest', () => {
  expect(lowestPrice(aFamily({ styles: stylesAt('fraunces', [null, null]) }))).toBe(28000)
})

test('styles that are sold in a bundle alone are to be had for its price', () => {
  const styles = stylesAt('fraunces', [null, null])
  const bundles = [{ id: 'pair', name: 'Pair', price: 9000, styles: ['fraunces-1', 'sl-1'] }]

  expect(lowestPrice(aFamily({ familyPrice: null, styles, bundles }))).toBe(9000)
})

test('what costs nothing has a price, and it is the lowest', () => {
  expect(lowestPrice(aFamily({ styles: stylesAt('fraunces', [4500, 0]) }))).toBe(0)
})

test('what nobody can buy has no lowest price', () => {
  expect(lowestPrice(aFamily({ familyPrice: null, styles: [] }))).toBeNull()
})
