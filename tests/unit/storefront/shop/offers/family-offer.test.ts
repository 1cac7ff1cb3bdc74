import { expect, test } from 'vitest'
import { offerRest, offerWhole } from '@/storefront/shop/offers/family-offer'
import { type Picked, placeOf, quoteOf, withStyles } from '@/storefront/shop/choose/picked'
import { aChoice, theRules } from '../a-shop-choice'

const SHOWN = { choice: aChoice(), choices: [aChoice()] }

test('with nothing picked the whole family has its price', () => {
  expect(wholeOf({ styles: [], licences: {} })).toEqual({
    text: 'The whole family, 4 styles',
    price: '160.00',
    styles: ['light', 'regular', 'medium', 'bold'],
  })
})

test('with some picked the price is what the rest adds', () => {
  expect(wholeOf({ styles: ['light', 'bold'], licences: {} })).toEqual({
    text: 'Complete the family: two more styles, before licences',
    price: '+ 60.00',
    styles: ['regular', 'medium'],
  })
})

test('with licences chosen the price is what the total grows by', () => {
  const picked = { styles: ['light', 'bold'], licences: { desktop: 'large', web: 'large' } }
  const offer = wholeOf(picked)

  expect(offer).toMatchObject({ text: 'Complete the family: two more styles', price: '+ 157.50' })
  expect(totalOf(withStyles(picked, offer?.styles ?? [])) - totalOf(picked)).toBe(15750)
})

test('in the cart the rest is priced with its licences', () => {
  const picked = { styles: ['light', 'bold'], licences: { desktop: 'large' } }
  expect(offerRest(picked, SHOWN.choice, placeOf(picked, SHOWN, theRules()))).toEqual({
    text: 'Complete Garnet: two more styles',
    price: '+ 90.00',
    styles: ['regular', 'medium'],
  })
})

test('a family that is not sold whole is not offered', () => {
  const choice = aChoice({ familyPrice: null })
  const picked = { styles: ['light'], licences: {} }
  const place = placeOf(picked, { choice, choices: [choice] }, theRules())
  expect(offerWhole(picked, { group: choice, place })).toBeNull()
})

test('where a picked style has left the shop nothing is offered', () => {
  expect(wholeOf({ styles: ['light', 'gone'], licences: { desktop: 'small' } })).toBeNull()
})

function wholeOf(picked: Picked) {
  return offerWhole(picked, { group: aChoice(), place: placeOf(picked, SHOWN, theRules()) })
}

function totalOf(picked: Picked): number {
  const outcome = quoteOf(picked, SHOWN, theRules())
  return outcome.kind === 'priced' ? outcome.quote.amount : NaN
}
