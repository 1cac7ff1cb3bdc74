import { expect, test } from 'vitest'
import { lowestPrice } from '@/domain/pricing/lowest-price'
import { aFamily, aSuperfamily, stylesAt } from './a-price-list'

test('a typeface is to be had from its cheapest style, its children’s included', () => {
  expect([lowestPrice(aFamily()), lowestPrice(aSuperfamily())]).toEqual([4500, 6000])
})

test('where no style is sold alone the family’s price is the lowest', () => {
  expect(lowestPrice(aFamily({ styles: stylesAt('fraunces', [null, null]) }))).toBe(28000)
})

test('what nobody can buy has no lowest price', () => {
  expect(lowestPrice(aFamily({ familyPrice: null, styles: [] }))).toBeNull()
})
