import { expect, test } from 'vitest'
import { priceLine } from '@/domain/pricing/price-line'
import {
  LicenceIsChosenTwice,
  LicenceIsNotForSale,
  StyleIsNotForSale,
  StyleIsUnknown,
  TierIsUnknown,
} from '@/domain/pricing/sale-error'
import { aFamily, aSuperfamily, styleIds, stylesAt, theRules } from './a-price-list'

const DESKTOP = { type: 'desktop', tier: '2-5' }
const WEB = { type: 'web', tier: '10k' }
const ONE_USER = { type: 'desktop', tier: '1' }

test('four styles for a small studio and its site', () => {
  const line = { styles: styleIds('fraunces', 4), licences: [DESKTOP, WEB] }
  expect(priceLine(line, aFamily(), theRules())).toEqual({
    amount: 40500,
    licences: [
      { type: 'desktop', tier: '2-5', label: 'Desktop, 2–5 users', amount: 27000 },
      { type: 'web', tier: '10k', label: 'Web, to 10 000 views', amount: 13500 },
    ],
    bill: [
      { text: 'Four styles at 45.00', amount: 18000, role: 'inner', struck: false },
      { text: 'Desktop, 2–5 users × 1.5', amount: 27000, role: 'addend', struck: false },
      {
        text: 'Web, to 10 000 views; second licence × 0.75',
        amount: 13500,
        role: 'addend',
        struck: false,
      },
    ],
    steps: [
      'Four styles at 45.00',
      'Desktop, 2–5 users × 1.5',
      'Web, to 10 000 views; second licence × 0.75',
    ],
    stylesPrice: 18000,
    covers: styleIds('fraunces', 4),
  })
})

test('from the seventh style on the family is cheaper, and all of it is bought', () => {
  const line = { styles: styleIds('fraunces', 7), licences: [ONE_USER] }
  expect(priceLine(line, aFamily(), theRules())).toEqual({
    amount: 28000,
    licences: [{ type: 'desktop', tier: '1', label: 'Desktop, 1 user', amount: 28000 }],
    bill: [
      { text: 'Seven styles at 45.00', amount: 31500, role: 'inner', struck: true },
      { text: 'Family price, all 18 styles', amount: 28000, role: 'inner', struck: false },
      { text: 'Desktop, 1 user', amount: 28000, role: 'addend', struck: false },
    ],
    steps: ['Seven styles at 45.00', 'Family price, all 18 styles', 'Desktop, 1 user'],
    stylesPrice: 28000,
    covers: styleIds('fraunces', 18),
  })
})

test('sub-families stand by name, each at its cheaper price', () => {
  const styles = [...styleIds('sl', 1), ...styleIds('sc', 3)]
  const { bill, amount } = priceLine({ styles, licences: [ONE_USER] }, aSuperfamily(), theRules())
  expect({ bill, amount }).toEqual({
    amount: 22000,
    bill: [
      { text: 'Sans Linear, one style', amount: 6000, role: 'inner', struck: false },
      { text: 'Sans Casual, three styles at 60.00', amount: 18000, role: 'inner', struck: true },
      { text: 'Sans Casual, all 16 styles', amount: 16000, role: 'inner', struck: false },
      { text: 'Desktop, 1 user', amount: 22000, role: 'addend', struck: false },
    ],
  })
})

test('the superfamily price replaces every sum before it', () => {
  const styles = [...styleIds('sl', 3), ...styleIds('sc', 3), ...styleIds('ml', 1)]
  const { bill } = priceLine({ styles, licences: [] }, aSuperfamily(), theRules())
  expect(bill).toEqual([
    { text: 'Sans Linear, three styles at 60.00', amount: 18000, role: 'inner', struck: true },
    { text: 'Sans Linear, all 16 styles', amount: 16000, role: 'inner', struck: true },
    { text: 'Sans Casual, three styles at 60.00', amount: 18000, role: 'inner', struck: true },
    { text: 'Sans Casual, all 16 styles', amount: 16000, role: 'inner', struck: true },
    { text: 'Mono Linear, one style', amount: 6000, role: 'inner', struck: true },
    { text: 'Superfamily price', amount: 32000, role: 'inner', struck: false },
  ])
})

test('styles of different prices are said price by price, the dearest first', () => {
  const family = aFamily({ styles: stylesAt('fraunces', [4500, 9000, 4500]) })
  const line = { styles: styleIds('fraunces', 3), licences: [] }
  expect(priceLine(line, family, theRules()).bill).toEqual([
    { text: 'One style at 90.00', amount: 9000, role: 'inner', struck: false },
    { text: 'Two styles at 45.00', amount: 9000, role: 'inner', struck: false },
  ])
})

test('more than three prices are said as a span', () => {
  const family = aFamily({ styles: stylesAt('fraunces', [1000, 2000, 3000, 4000]) })
  const line = { styles: styleIds('fraunces', 4), licences: [] }
  expect(priceLine(line, family, theRules()).steps).toEqual(['Four styles at 10.00 to 40.00'])
})

test('a style that is not sold alone takes the family with it', () => {
  const family = aFamily({ styles: stylesAt('fraunces', [4500, null]) })
  const line = { styles: ['fraunces-2'], licences: [ONE_USER] }
  const quote = priceLine(line, family, theRules())
  expect([quote.steps, quote.amount, quote.covers]).toEqual([
    ['Family price, all 2 styles', 'Desktop, 1 user'],
    28000,
    ['fraunces-1', 'fraunces-2'],
  ])
})

test('a style that nothing sells is refused by name', () => {
  const family = aFamily({ familyPrice: null, styles: stylesAt('fraunces', [4500, null]) })
  expect(() => priceLine({ styles: ['fraunces-2'], licences: [] }, family, theRules())).toThrow(
    new StyleIsNotForSale({ style: 'Fraunces Cut 2' }),
  )
})

test('the order of choosing licences and styles does not show', () => {
  const there = { styles: styleIds('fraunces', 3), licences: [WEB, ONE_USER] }
  const back = { styles: styleIds('fraunces', 3).toReversed(), licences: [ONE_USER, WEB] }
  const quote = priceLine(there, aFamily(), theRules())
  expect(quote).toEqual(priceLine(back, aFamily(), theRules()))
  expect(quote.steps).toEqual([
    'Three styles at 45.00',
    'Desktop, 1 user',
    'Web, to 10 000 views; second licence × 0.75',
  ])
})

test('the dearest licence counts in full, each further one by the factor', () => {
  const app = { type: 'app', tier: '1' }
  const line = { styles: ['fraunces-1'], licences: [DESKTOP, WEB, app] }
  expect(priceLine(line, aFamily(), theRules()).bill.slice(1)).toEqual([
    { text: 'App, 1 app × 2', amount: 9000, role: 'addend', struck: false },
    {
      text: 'Desktop, 2–5 users × 1.5; second licence × 0.75',
      amount: 5063,
      role: 'addend',
      struck: false,
    },
    {
      text: 'Web, to 10 000 views; third licence × 0.75',
      amount: 3375,
      role: 'addend',
      struck: false,
    },
  ])
})

test('a factor of one is not mentioned', () => {
  const line = { styles: ['fraunces-1'], licences: [DESKTOP, WEB] }
  const rules = theRules({ combinationFactor: '1.0' })
  expect(priceLine(line, aFamily(), rules).steps).toEqual([
    'One style',
    'Desktop, 2–5 users × 1.5',
    'Web, to 10 000 views',
  ])
})

test('nothing chosen yet costs nothing and says nothing', () => {
  expect(priceLine({ styles: [], licences: [DESKTOP] }, aFamily(), theRules())).toEqual({
    amount: 0,
    licences: [{ type: 'desktop', tier: '2-5', label: 'Desktop, 2–5 users', amount: 0 }],
    bill: [],
    steps: [],
    stylesPrice: 0,
    covers: [],
  })
})

test('the same style named twice is bought once', () => {
  const line = { styles: ['fraunces-1', 'fraunces-1'], licences: [] }
  expect(priceLine(line, aFamily(), theRules()).stylesPrice).toBe(4500)
})

test.each([
  ['a style of another typeface', { styles: ['geist-1'], licences: [] }, StyleIsUnknown],
  ['an unknown licence', { styles: [], licences: [{ type: 'x', tier: '1' }] }, LicenceIsNotForSale],
  [
    'a trial licence',
    { styles: [], licences: [{ type: 'trial', tier: 'one' }] },
    LicenceIsNotForSale,
  ],
  ['an unknown tier', { styles: [], licences: [{ type: 'web', tier: '2-5' }] }, TierIsUnknown],
  ['a licence chosen twice', { styles: [], licences: [DESKTOP, ONE_USER] }, LicenceIsChosenTwice],
])('%s is refused', (_, line, rule) => {
  expect(() => priceLine(line, aFamily(), theRules())).toThrow(rule)
})
