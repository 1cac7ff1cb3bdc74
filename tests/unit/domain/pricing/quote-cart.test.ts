import { expect, test } from 'vitest'
import { quoteCart, quoteFingerprint, type QuotableLine } from '@/domain/pricing/quote-cart'
import type { LicenceType } from '@/domain/licensing/licence-type'
import type { TaxDecision } from '@/domain/tax/tax-decision'
import { aFamily, styleIds, stylesAt, theRules } from './a-price-list'

const YOUNG_SERIF = aFamily({
  id: 'young',
  name: 'Young Serif',
  familyPrice: 6000,
  styles: stylesAt('young', [6000]),
})
const FRAUNCES_LINE: QuotableLine = {
  family: aFamily(),
  line: {
    styles: styleIds('fraunces', 4),
    licences: [
      { type: 'desktop', tier: '2-5' },
      { type: 'web', tier: '10k', answers: { domain: 'example.org', title: 'Example' } },
    ],
  },
}
const YOUNG_LINE: QuotableLine = {
  family: YOUNG_SERIF,
  line: { styles: ['young-1'], licences: [{ type: 'desktop', tier: '1' }] },
}
const NOTHING_OFF = {
  extras: [],
  audience: null,
  coupon: null,
  orderAnswers: [],
  discounts: [],
  discount: 0,
}
const GERMAN_VAT: TaxDecision = { kind: 'standard', rate: '19', country: 'DE' }

function fingerprintOf(lines: QuotableLine[], tax: TaxDecision | null): string {
  return quoteFingerprint(quoteCart(lines, { rules: theRules(), tax }))
}

test('two families with German VAT cost 553.35', () => {
  const quote = quoteCart([FRAUNCES_LINE, YOUNG_LINE], { rules: theRules(), tax: GERMAN_VAT })
  expect({
    ...quote,
    lines: quote.lines.map((line) => [line.familyId, line.net, line.tax]),
  }).toEqual({
    currency: 'EUR',
    lines: [
      ['fraunces', 40500, 7695],
      ['young', 6000, 1140],
    ],
    ...NOTHING_OFF,
    net: 46500,
    tax: { rate: '19', amount: 8835, kind: 'standard', country: 'DE' },
    total: 55335,
  })
})

test('before the country is known there is no tax', () => {
  const { net, tax, total } = quoteCart([YOUNG_LINE], { rules: theRules(), tax: null })
  expect({ net, tax, total }).toEqual({ net: 6000, tax: null, total: 6000 })
})

test('tax is rounded once, on the sum of all lines', () => {
  const family = aFamily({ familyPrice: null, styles: stylesAt('fraunces', [3]) })
  const line = {
    family,
    line: { styles: ['fraunces-1'], licences: [{ type: 'desktop', tier: '1' }] },
  }
  const { net, tax } = quoteCart([line, line, line], { rules: theRules(), tax: GERMAN_VAT })
  expect([net, tax?.amount]).toEqual([9, 2])
})

test('an empty cart costs nothing', () => {
  expect(quoteCart([], { rules: theRules(), tax: GERMAN_VAT })).toEqual({
    currency: 'EUR',
    lines: [],
    ...NOTHING_OFF,
    net: 0,
    tax: { rate: '19', amount: 0, kind: 'standard', country: 'DE' },
    total: 0,
  })
})

test('the fingerprint is the same in whatever order lines, styles, licences and answers come', () => {
  const turned: QuotableLine = {
    family: aFamily(),
    line: {
      styles: styleIds('fraunces', 4).toReversed(),
      licences: [
        { type: 'web', tier: '10k', answers: { title: 'Example', domain: 'example.org' } },
        { type: 'desktop', tier: '2-5' },
      ],
    },
  }
  expect(fingerprintOf([YOUNG_LINE, turned], GERMAN_VAT)).toBe(
    fingerprintOf([FRAUNCES_LINE, YOUNG_LINE], GERMAN_VAT),
  )
})

test('the fingerprint covers prices, styles, tiers, country and tax', () => {
  const dearer = {
    ...FRAUNCES_LINE,
    family: aFamily({ styles: stylesAt('fraunces', [1, 2, 3, 4]) }),
  }
  const fewer = { ...FRAUNCES_LINE, line: { ...FRAUNCES_LINE.line, styles: ['fraunces-1'] } }
  const prints = [
    fingerprintOf([FRAUNCES_LINE], null),
    fingerprintOf([FRAUNCES_LINE], GERMAN_VAT),
    fingerprintOf([FRAUNCES_LINE], { ...GERMAN_VAT, country: 'AT' }),
    fingerprintOf([FRAUNCES_LINE], { ...GERMAN_VAT, kind: 'reduced' }),
    fingerprintOf([dearer], null),
    fingerprintOf([fewer], null),
    fingerprintOf([FRAUNCES_LINE, FRAUNCES_LINE], null),
  ]
  expect(new Set(prints).size).toBe(prints.length)
})

test('the fingerprint covers what a bundle brings along, and the words of the licences', () => {
  const bundle = { id: 'pair', name: 'Pair', price: 3000 }
  const holding = (styles: string[]) => aFamily({ bundles: [{ ...bundle, styles }] })
  const line = { styles: ['fraunces-1'], licences: [{ type: 'desktop', tier: '1' }] }
  const printOf = (family = aFamily(), rules = theRules()) =>
    quoteFingerprint(quoteCart([{ family, line }], { rules, tax: null }))
  const [desktop, ...others] = theRules().licenceTypes
  const tiers = desktop?.tiers.map((tier) => ({ ...tier, label: '1 computer' }))
  const reworded = {
    ...theRules(),
    licenceTypes: [{ ...desktop, tiers } as LicenceType, ...others],
  }

  expect(printOf(holding(styleIds('fraunces', 2)))).not.toBe(
    printOf(holding(styleIds('fraunces', 3))),
  )
  expect(printOf(aFamily(), reworded)).not.toBe(printOf())
})
