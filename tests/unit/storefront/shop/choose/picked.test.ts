import { expect, test } from 'vitest'
import {
  lineOf,
  missingIn,
  NOTHING_PICKED,
  quoteOf,
  retailLicences,
  withStyle,
  withStyles,
  withTier,
} from '@/storefront/shop/choose/picked'
import { aChoice, theRules } from '../a-shop-choice'

const CONTEXT = { choice: aChoice(), choices: [aChoice()] }
const picked = { styles: ['light', 'bold'], licences: { desktop: 'large' } }

test('the price is the one the server works out', () => {
  const outcome = quoteOf(picked, CONTEXT, theRules())
  expect(outcome.kind === 'priced' && outcome.quote.amount).toBe(15000)
})

test('a style that has left the shop is a sentence, not a crash', () => {
  expect(quoteOf({ ...picked, styles: ['gone'] }, CONTEXT, theRules())).toEqual({
    kind: 'refused',
    sentence: 'A chosen style is not in this shop. Remove it and choose again.',
  })
})

test('first a style is missing, then a licence, then nothing', () => {
  const steps = [NOTHING_PICKED, { ...picked, licences: {} }, picked]
  expect(steps.map((step) => missingIn(step, null))).toEqual([
    'Choose a style',
    'Choose a licence',
    null,
  ])
})

test('a style is picked once and put back', () => {
  const twice = withStyle(withStyle(NOTHING_PICKED, 'bold', true), 'bold', true)
  expect([twice.styles, withStyle(twice, 'bold', false).styles]).toEqual([['bold'], []])
})

test('the rest of a family is added to what is picked', () => {
  expect(withStyles(picked, ['bold', 'medium']).styles).toEqual(['light', 'bold', 'medium'])
})

test('a licence has one tier, and none when it is removed', () => {
  const small = withTier(picked, 'desktop', 'small')
  expect([small.licences, withTier(small, 'desktop', null).licences]).toEqual([
    { desktop: 'small' },
    {},
  ])
})

test('trial licences are not for choosing', () => {
  expect(retailLicences(theRules()).map((type) => type.key)).toEqual(['desktop', 'web'])
})

test('a cart line holds ids and tiers alone', () => {
  expect(lineOf(picked)).toEqual({
    styles: ['light', 'bold'],
    licences: [{ type: 'desktop', tier: 'large' }],
  })
})
