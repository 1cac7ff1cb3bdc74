import { expect, test } from 'vitest'
import { plainCode } from '@/domain/pricing/coupon'
import { quoteCart, quoteFingerprint, type CartTerms } from '@/domain/pricing/quote-cart'
import { aCoupon, STUDENTS } from './a-discount'
import { aFamily, aSuperfamily, stylesAt, theRules } from '../a-price-list'

const DESKTOP = [{ type: 'desktop', tier: '1' }]
const VAT = { kind: 'standard', rate: '19', country: 'DE' } as const

function aLine(id: string, price: number) {
  const family = aFamily({ id, name: id, familyPrice: null, styles: stylesAt(id, [price]) })
  return { family, line: { styles: [`${id}-1`], licences: DESKTOP } }
}

/** 100.01 and 33.34: odd, so that halves and thirds leave something over. */
const LINES = [aLine('syne', 10001), aLine('geist', 3334)]

function quote(terms: Partial<CartTerms>) {
  const quoted = quoteCart(LINES, { rules: theRules(), tax: VAT, ...terms })
  const { discounts, discount, net, tax, total, coupon } = quoted
  const lines = quoted.lines.map((line) => [line.amount, line.net, line.tax])
  return { discounts, discount, net, tax: tax?.amount, total, coupon, lines }
}

test('the audience comes off first, rounded once, and the coupon of what is left', () => {
  const coupon = aCoupon({ isStackable: true })
  expect(quote({ audience: STUDENTS, coupon })).toEqual({
    discounts: [
      { label: 'Students, −50 %', amount: 6668 },
      { label: 'Coupon SPRING, −10 %', amount: 667 },
    ],
    discount: 7335,
    net: 6000,
    tax: 1140,
    total: 7140,
    coupon: { code: 'SPRING', label: 'SPRING', amount: 667, problem: null },
    lines: [
      [10001, 4500, 855],
      [3334, 1500, 285],
    ],
  })
})

test('an amount takes off no more than there is, and the whole costs nothing then', () => {
  const coupon = aCoupon({ kind: 'amount', amount: 50_000, label: 'Spring sale' })
  expect(quote({ coupon })).toMatchObject({
    discounts: [{ label: 'Spring sale', amount: 13335 }],
    net: 0,
    tax: 0,
    total: 0,
  })
})

test('a credit says what is left of it', () => {
  const coupon = aCoupon({ code: 'GIFT', kind: 'credit', amount: 20_000 })
  expect(quote({ coupon }).discounts).toEqual([{ label: 'Credit GIFT, 66.65 left', amount: 13335 }])
})

test('a coupon for one typeface is taken off its lines alone', () => {
  const coupon = aCoupon({ percent: '100', typefaces: [{ id: 'geist', name: 'Geist' }] })
  expect(quote({ coupon }).lines.map(([, net]) => net)).toEqual([10001, 0])
})

test('a coupon for a superfamily is for its children, and one for a child for that alone', () => {
  const family = aSuperfamily()
  const lines = [
    { family, line: { styles: ['sl-1'], licences: DESKTOP } },
    { family, line: { styles: ['sl-1', 'mc-1'], licences: DESKTOP } },
  ]
  const amountFor = (id: string) => {
    const coupon = aCoupon({ typefaces: [{ id, name: id }] })
    return quoteCart(lines, { rules: theRules(), tax: null, coupon }).discount
  }
  expect([amountFor('recursive'), amountFor('sl'), amountFor('mc')]).toEqual([1800, 600, 0])
})

test.each([
  ['of another currency', { kind: 'amount', amount: 500, currency: 'USD' }, 'for prices in USD'],
  ['of a larger order', { leastTotal: 13336 }, 'for orders of 133.36\u00a0€ or more, before VAT'],
  ['of other typefaces', { typefaces: [{ id: 'x', name: 'Xanh Mono' }] }, 'for Xanh Mono'],
] as const)('a coupon %s takes nothing off, and says why', (_, given, problem) => {
  const { coupon, discounts } = quote({ coupon: aCoupon(given as object) })
  expect(coupon).toMatchObject({ amount: 0, problem: expect.stringContaining(problem) })
  expect(discounts).toEqual([])
})

test('a percentage without a least total holds in every currency', () => {
  expect(quote({ coupon: aCoupon({ currency: 'USD' }) }).coupon).toMatchObject({ amount: 1334 })
})

test('a coupon that stands alone takes nothing off beside an audience', () => {
  expect(quote({ audience: STUDENTS, coupon: aCoupon() })).toMatchObject({
    discounts: [{ label: 'Students, −50 %', amount: 6668 }],
    coupon: { amount: 0, problem: expect.stringContaining('another discount') },
  })
})

test('codes are compared without case and spaces', () => {
  expect([' spring 10', 'Spring10 ', 'ｓｐｒｉｎｇ10'].map(plainCode)).toEqual(
    Array.from({ length: 3 }, () => 'SPRING10'),
  )
})

test('the fingerprint covers what comes off, and the words an audience adds to the licence', () => {
  const printOf = (terms: Partial<CartTerms>) =>
    quoteFingerprint(quoteCart(LINES, { rules: theRules(), tax: null, ...terms }))
  const prints = [
    printOf({}),
    printOf({ audience: STUDENTS }),
    printOf({ audience: { ...STUDENTS, words: 'For anybody.' } }),
    printOf({ coupon: aCoupon() }),
    printOf({ coupon: aCoupon({ code: 'AUTUMN' }) }),
  ]
  expect(new Set(prints).size).toBe(prints.length)
})
