import { expect, test } from 'vitest'
import { checkRates } from '@/domain/tax/check-rates'
import { isInEu } from '@/domain/customer/country'
import { hasRightDigits } from '@/operations/tax/check-digits'
import { DEMO_EULAS, DEMO_LICENCE_TYPES } from '@/seed/demo-licences'
import { DEMO_PAGES } from '@/seed/seed-pages'
import { DEMO_SHOP } from '@/seed/fill-shop'

test('the tiers are those of the price list', () => {
  const tiers = DEMO_LICENCE_TYPES.map(({ key, tiers: steps }) => [
    key,
    steps.map((tier) => `${tier.key} ${'askUs' in tier ? 'asked' : tier.multiplier}`),
  ])
  expect(tiers).toEqual([
    ['desktop', ['users-1 1', 'users-2-5 1.5', 'users-6-20 2.5', 'users-21-100 4']],
    ['web', ['views-10k 1', 'views-100k 1.5', 'views-1m 2.5', 'views-10m 4']],
    ['app', ['apps-1 2', 'apps-2-5 3', 'apps-6-20 5', 'apps-any 8']],
    ['e-book', ['titles-1 1', 'titles-2-10 1.5', 'titles-11-50 2.5', 'titles-any 4']],
    [
      'video',
      ['shown-online 1', 'shown-festivals 1.5', 'shown-television 3', 'shown-cinema asked'],
    ],
    ['social', ['channels-1 1', 'channels-2-5 1.5', 'channels-6-20 2.5', 'channels-any 4']],
    ['server', ['servers-1 4', 'servers-2-5 6', 'servers-6-20 10', 'servers-more asked']],
    ['trial', []],
    ['logo', []],
    ['exclusive', []],
    ['unlimited', []],
  ])
})

test('every licence type has a text of its own, those by agreement one together', () => {
  const texts = [...new Set(DEMO_LICENCE_TYPES.map(({ eula }) => eula))]
  expect(texts).toEqual(DEMO_EULAS.map(({ title }) => title))
})

test.each(DEMO_EULAS)('the $title leaves the open fonts as free as they came', ({ sections }) => {
  expect(sections.at(-1)?.text).toContain('SIL Open Font License 1.1')
})

test('each member state of the European Union has one standard rate', () => {
  const standard = DEMO_SHOP.taxRates.filter(({ kind }) => kind === 'standard')
  const members = standard.filter(({ country }) => isInEu(country))
  expect({
    members: new Set(members.map(({ country }) => country)).size,
    rows: members.length,
    atHome: standard.find(({ country }) => country === DEMO_SHOP.country)?.rate,
    unregistered: standard.filter(({ registered }) => !registered).map(({ country }) => country),
  }).toEqual({
    members: 27,
    rows: 27,
    atHome: '19',
    unregistered: ['GB', 'NO', 'CH', 'GP', 'MQ', 'RE'],
  })
})

test('the tax table and the VAT number of the demo foundry are such as staff may enter', () => {
  const rows = DEMO_SHOP.taxRates.map((row) => ({ ...row, from: null, until: null }))
  expect([checkRates(rows), hasRightDigits(DEMO_SHOP.vatId ?? '')]).toEqual([null, true])
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
