import { expect, test } from 'vitest'
import { isInEu } from '@/domain/tax/eu-countries'
import { DEMO_EULAS } from '@/seed/eulas'
import { DEMO_LICENCE_TYPES } from '@/seed/licence-types'
import { DEMO_PAGES } from '@/seed/pages'
import { DEMO_SHOP } from '@/seed/shop'

const DECIMAL = /^\d{1,3}(\.\d{1,4})?$/

test('the tiers are those of the price list', () => {
  const tiers = DEMO_LICENCE_TYPES.map(({ key, tiers: steps }) => [
    key,
    steps.map((tier) => `${tier.key} ${tier.multiplier}`),
  ])
  expect(tiers).toEqual([
    ['desktop', ['users-1 1', 'users-2-5 1.5', 'users-6-20 2.5', 'users-21-100 4']],
    ['web', ['views-10k 1', 'views-100k 1.5', 'views-1m 2.5', 'views-10m 4']],
    ['app', ['apps-1 2', 'apps-2-5 3', 'apps-6-20 5', 'apps-any 8']],
    ['trial', []],
  ])
})

test('every licence type has a text of its own', () => {
  expect(DEMO_LICENCE_TYPES.map(({ eula }) => eula)).toEqual(DEMO_EULAS.map(({ title }) => title))
})

test.each(DEMO_EULAS)('the $title leaves the open fonts as free as they came', ({ sections }) => {
  expect(sections.at(-1)?.text).toContain('SIL Open Font License 1.1')
})

test('each member state of the European Union has one standard rate', () => {
  const { country, taxRates } = DEMO_SHOP
  const countries = taxRates.filter(({ rate }) => DECIMAL.test(rate)).map((row) => row.country)
  expect({
    members: new Set(countries.filter(isInEu)).size,
    rows: taxRates.length,
    atHome: taxRates.find((row) => row.country === country)?.rate,
  }).toEqual({ members: 27, rows: 27, atHome: '19' })
})

test('several licences cost three quarters after the first', () => {
  expect([DEMO_SHOP.currency, DEMO_SHOP.combinationFactor]).toEqual(['EUR', '0.75'])
})

test('the pages are licences and about', () => {
  expect(DEMO_PAGES.map(({ slug, sections }) => [slug, sections.length])).toEqual([
    ['licences', 5],
    ['about', 3],
  ])
})
