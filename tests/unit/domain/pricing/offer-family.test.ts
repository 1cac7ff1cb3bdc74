import { expect, test } from 'vitest'
import { offerFamily } from '@/domain/pricing/offer-family'
import { aFamily, styleIds, stylesAt } from './a-price-list'

const ALL = styleIds('fraunces', 18)

test('before anything is chosen the whole family is offered', () => {
  expect(offerFamily(aFamily(), new Set())).toEqual({
    text: 'The whole family, 18 styles',
    amount: 28000,
    hasChosen: false,
    styles: ALL,
  })
})

test('after four styles the rest is offered for what it adds', () => {
  expect(offerFamily(aFamily(), new Set(ALL.slice(0, 4)))).toEqual({
    text: 'Complete the family: fourteen more styles',
    amount: 10000,
    hasChosen: true,
    styles: ALL.slice(4),
  })
})

test('the last missing style is one more style', () => {
  const family = aFamily({ familyPrice: 9000, styles: stylesAt('fraunces', [4500, 4500]) })
  expect(offerFamily(family, new Set(['fraunces-1']))?.text).toBe(
    'Complete the family: one more style',
  )
})

test.each([
  ['a family whose price is reached', aFamily(), ALL.slice(0, 7)],
  ['a family that is complete', aFamily(), ALL],
  ['a family that is not sold whole', aFamily({ familyPrice: null }), []],
  ['a family of one style', aFamily({ styles: stylesAt('fraunces', [4500]) }), []],
])('%s has nothing to offer', (_, family, chosen) => {
  expect(offerFamily(family, new Set(chosen))).toBeNull()
})
