import { expect, test } from 'vitest'
import { priceLine } from '@/domain/pricing/price-line'
import { quoteCart } from '@/domain/pricing/quote-cart'
import { aCoupon } from './discounts/a-discount'
import { aFamily, aLicenceType, styleIds, stylesAt, theRules } from './a-price-list'

/** Four styles à 50.00 that cost 160.00 together. */
const FAMILY = aFamily({
  familyPrice: 16000,
  styles: stylesAt('fraunces', [5000, 5000, 5000, 5000]),
})
const RULES = theRules({
  licenceTypes: [
    aLicenceType('Desktop', { '2-5': ['2–5 users', '1.5'], '6-20': ['6–20 users', '3'] }),
    aLicenceType('Web', { '100k': ['to 100 000 views', '2'] }),
  ],
})
const VAT = { kind: 'standard', rate: '19', country: 'DE' } as const

function lineFor(desktopTier: string) {
  return {
    styles: styleIds('fraunces', 4),
    licences: [
      { type: 'desktop', tier: desktopTier },
      { type: 'web', tier: '100k' },
    ],
  }
}

test('four styles, a desk and a site cost 160.00, 320.00 and 180.00: together 500.00', () => {
  const { bill, amount } = priceLine(lineFor('2-5'), FAMILY, RULES)
  expect(amount).toBe(50000)
  expect(bill.map((step) => [step.text, step.amount, step.struck])).toEqual([
    ['Four styles at 50.00', 20000, true],
    ['Family price, all 4 styles', 16000, false],
    ['Web, to 100 000 views × 2', 32000, false],
    ['Desktop, 2–5 users × 1.5; second licence × 0.75', 18000, false],
  ])
})

test('the whole cart with VAT comes to 595.00', () => {
  const line = { line: lineFor('2-5'), family: FAMILY }
  const { net, tax, total } = quoteCart([line], { rules: RULES, tax: VAT })
  expect({ net, tax, total }).toEqual({
    net: 50000,
    tax: { kind: 'standard', rate: '19', country: 'DE', amount: 9500 },
    total: 59500,
  })
})

test('after a coupon of 10 %, VAT on 450.00 is 85.50 and the sum 535.50', () => {
  const line = { line: lineFor('2-5'), family: FAMILY }
  const coupon = aCoupon({ code: 'TEN', percent: '10' })
  const { discounts, net, tax, total } = quoteCart([line], { rules: RULES, tax: VAT, coupon })
  expect({ discounts, net, tax: tax?.amount, total }).toEqual({
    discounts: [{ label: 'Coupon TEN, −10 %', amount: 5000 }],
    net: 45000,
    tax: 8550,
    total: 53550,
  })
})

test('with more desks the desk becomes the dearest licence: 720.00, so 270.00 above 450.00 paid', () => {
  const { bill, amount } = priceLine(lineFor('6-20'), FAMILY, RULES)
  expect(bill.slice(2).map((step) => step.amount)).toEqual([48000, 24000])
  expect([amount, amount - 45000]).toEqual([72000, 27000])
})
