import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TotalIsBelowZero } from '@/domain/pricing/extras'
import { quoteCart, quoteFingerprint, type CartTerms } from '@/domain/pricing/quote-cart'
import { STUDENTS } from './discounts/a-discount'
import { aFamily, stylesAt, theRules } from './a-price-list'

const VAT = { kind: 'standard', rate: '19', country: 'DE' } as const

function aLine(id: string, price: number) {
  const family = aFamily({ id, name: id, familyPrice: null, styles: stylesAt(id, [price]) })
  return { family, line: { styles: [`${id}-1`], licences: [{ type: 'desktop', tier: '1' }] } }
}

function quote(terms: Partial<CartTerms>, lines = [aLine('syne', 10001), aLine('geist', 3334)]) {
  return quoteCart(lines, { rules: theRules(), tax: VAT, ...terms })
}

test('a line of staff’s own is added after the discounts, and one below zero comes off the whole', () => {
  const extras = [
    { text: 'Lettering', amount: 20000 },
    { text: 'Agency rebate', amount: -5000 },
  ]
  const quoted = quote({ audience: STUDENTS, extras })
  expect({
    ...quoted,
    lines: quoted.lines.map(({ amount, net, tax }) => [amount, net, tax]),
    audience: quoted.audience?.amount,
  }).toEqual({
    currency: 'EUR',
    lines: [
      [10001, 4063, 772],
      [3334, 1354, 257],
    ],
    extras: [{ text: 'Lettering', amount: 20000, net: 16250, tax: 3088 }],
    audience: 6668,
    orderAnswers: [],
    coupon: null,
    discounts: [
      { label: 'Students, −50 %', amount: 6668 },
      { label: 'Agency rebate', amount: 5000 },
    ],
    discount: 11668,
    net: 21667,
    tax: { ...VAT, amount: 4117 },
    total: 25784,
  })
})

test('a quote may hold lines of staff’s own alone', () => {
  const quoted = quote({ extras: [{ text: 'Lettering', amount: 20000 }] }, [])
  expect([quoted.net, quoted.tax?.amount, quoted.total]).toEqual([20000, 3800, 23800])
})

test('less than nothing is refused', () => {
  const extras = [{ text: 'Rebate', amount: -13336 }]
  expect(() => quote({ extras })).toThrow(TotalIsBelowZero)
})

test('the fingerprint covers the lines of staff’s own', () => {
  const prints = [
    quote({}),
    quote({ extras: [{ text: 'Lettering', amount: 0 }] }),
    quote({ extras: [{ text: 'Lettering', amount: 100 }] }),
    quote({ extras: [{ text: 'Drawing', amount: 100 }] }),
    quote({ extras: [{ text: 'Drawing', amount: -100 }] }),
  ].map(quoteFingerprint)
  expect(new Set(prints).size).toBe(prints.length)
})

test('the parts of net and tax add up to the cent, and none is below zero', () => {
  const amount = fc.integer({ min: -4000, max: 90_000 })
  const extras = fc.array(fc.record({ text: fc.constant('Work'), amount }), { maxLength: 5 })
  fc.assert(
    fc.property(extras, fc.constantFrom('0', '7.7', '19', '25.5'), (extras, rate) => {
      const sum = extras.reduce((all, one) => all + one.amount, 13335)
      fc.pre(sum >= 0)
      const { lines, extras: added, net, tax, total } = quote({ extras, tax: { ...VAT, rate } })
      const parts = [...lines, ...added]
      const together = (part: 'net' | 'tax') => parts.reduce((all, one) => all + one[part], 0)
      expect([together('net'), together('tax')]).toEqual([net, tax?.amount])
      expect([net, total]).toEqual([sum, sum + (tax?.amount ?? 0)])
      expect(parts.every((part) => part.net >= 0 && part.tax >= 0)).toBe(true)
    }),
    { seed: 13, numRuns: 500 },
  )
})
