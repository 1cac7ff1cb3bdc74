import { expect, test } from 'vitest'
import { offerRest, offerWhole } from '@/storefront/shop/offers/family-offer'
import { aChoice, theRules } from '../a-shop-choice'

test('with nothing picked the whole family has its price', () => {
  expect(offerWhole({ styles: [], licences: {} }, aChoice(), theRules())).toEqual({
    text: 'The whole family, 4 styles',
    price: '160.00',
    styles: ['light', 'regular', 'medium', 'bold'],
  })
})

test('with some picked the price is what the rest adds', () => {
  expect(offerWhole({ styles: ['light', 'bold'], licences: {} }, aChoice(), theRules())).toEqual({
    text: 'Complete the family: two more styles',
    price: '+ 60.00',
    styles: ['regular', 'medium'],
  })
})

test('in the cart the rest is priced with its licences', () => {
  const picked = { styles: ['light', 'bold'], licences: { desktop: 'large' } }
  expect(offerRest(picked, { choice: aChoice(), choices: [aChoice()] }, theRules())).toEqual({
    text: 'Complete Garnet: two more styles',
    price: '+ 90.00',
    styles: ['regular', 'medium'],
  })
})

test('a family that is not sold whole is not offered', () => {
  const choice = aChoice({ familyPrice: null })
  expect(offerWhole({ styles: ['light'], licences: {} }, choice, theRules())).toBeNull()
})
