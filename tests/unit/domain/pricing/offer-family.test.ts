import { expect, test } from 'vitest'
import type { LicenceChoice } from '@/domain/cart/cart-request'
import { describeWhole, offerFamily } from '@/domain/pricing/offers'
import type { PricedFamily } from '@/domain/pricing/priced-family'
import { aFamily, aSuperfamily, styleIds, stylesAt, theRules } from './a-price-list'

const ALL = styleIds('fraunces', 18)
const LARGE = [
  { type: 'desktop', tier: '6-20' },
  { type: 'web', tier: '100k' },
]

function offerOf(family: PricedFamily, styles: string[], licences: LicenceChoice[] = []) {
  const place = { family, scopes: [family], rules: theRules() }
  return offerFamily(family, { styles, licences }, place)
}

test('before anything is chosen the whole family is offered', () => {
  expect(offerOf(aFamily(), [])).toEqual({
    text: 'The whole family, 18 styles',
    amount: 28000,
    isAdded: false,
    styles: ALL,
  })
})

test('after four styles the rest is offered for what it adds', () => {
  expect(offerOf(aFamily(), ALL.slice(0, 4))).toEqual({
    text: 'Complete the family: 14 more styles',
    amount: 10000,
    isAdded: true,
    styles: ALL.slice(4),
  })
})

test('the rest is offered with the licences that are chosen', () => {
  expect(offerOf(aFamily(), ALL.slice(0, 4), LARGE)?.amount).toBe(36250)
  expect(offerOf(aFamily(), [], LARGE)?.amount).toBe(101500)
})

test('a child that the superfamily’s price pays for is included, and not offered for nothing', () => {
  const family = aSuperfamily()
  const [child = family] = family.children
  const others = family.children.slice(1, 3).flatMap(({ id }) => styleIds(id, 16))
  const line = { styles: [...others, 'sl-1'], licences: [{ type: 'desktop', tier: '1' }] }
  const place = { family, scopes: [family], rules: theRules() }

  expect(offerFamily(child, line, place)).toBeNull()
  expect(describeWhole(child, line, place)).toBe('The whole family, 16 styles')
})

test('the last missing style is one more style', () => {
  const family = aFamily({ familyPrice: 9000, styles: stylesAt('fraunces', [4500, 4500]) })
  expect(offerOf(family, ['fraunces-1'])?.text).toBe('Complete the family: one more style')
})

test.each([
  ['a family whose price is reached', aFamily(), ALL.slice(0, 7)],
  ['a family that is complete', aFamily(), ALL],
  ['a family that is not sold whole', aFamily({ familyPrice: null }), []],
  ['a family of one style', aFamily({ styles: stylesAt('fraunces', [4500]) }), []],
])('%s has nothing to offer', (_, family, chosen) => {
  expect(offerOf(family, chosen)).toBeNull()
})

test.each([
  ['once its price is reached', aFamily(), ALL.slice(0, 7), 'The whole family, 18 styles'],
  ['once it is complete', aFamily(), ALL, 'The whole family, 18 styles'],
  ['never before', aFamily(), ALL.slice(0, 4), null],
  ['never where it is not sold whole', aFamily({ familyPrice: null }), ALL, null],
])('a family is said to be whole %s', (_, family, styles, text) => {
  const place = { family, scopes: [family], rules: theRules() }
  expect(describeWhole(family, { styles, licences: [] }, place)).toBe(text)
})
