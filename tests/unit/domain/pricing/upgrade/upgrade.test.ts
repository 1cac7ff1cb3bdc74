import { expect, test } from 'vitest'
import { parseCartLines } from '@/domain/cart/parse-cart-lines'
import { quoteCart } from '@/domain/pricing/quote-cart'
import { assertUpgrade, endStateOf } from '@/domain/pricing/upgrade/end-state'
import { creditOf, type HeldLicence } from '@/domain/pricing/upgrade/held-licence'
import { aFamily, aLicenceType, styleIds, stylesAt, theRules } from '../a-price-list'
import { aCoupon, STUDENTS } from '../discounts/a-discount'

const NUMBER = 'KX-7Q4M-RT'
const FAMILY = aFamily({
  familyPrice: 16000,
  styles: stylesAt('fraunces', [5000, 5000, 5000, 5000]),
})
const TYPES = [
  aLicenceType('Desktop', {
    '1': ['1 user', '1'],
    '2-5': ['2–5 users', '1.5'],
    '6-20': ['6–20 users', '3'],
  }),
  aLicenceType('Web', { '100k': ['to 100 000 views', '2'] }),
  aLicenceType('App', { '1': ['1 app', '4'] }),
]
const RULES = theRules({ licenceTypes: TYPES })

function held(given: Partial<HeldLicence> = {}): HeldLicence {
  return {
    number: NUMBER,
    styles: styleIds('fraunces', 4),
    uses: [
      { type: 'desktop', tier: '2-5', name: 'Desktop', label: 'Desktop, 2–5 users' },
      {
        type: 'web',
        tier: '100k',
        name: 'Web',
        label: 'Web, to 100 000 views',
        answers: { domain: 'example.org' },
      },
    ],
    paid: { net: 45000, currency: 'EUR' },
    months: null,
    ...given,
  }
}

function wanting(licences: { type: string; tier: string }[], styles: string[] = []) {
  return endStateOf(held(), { styles, licences })
}

const MORE_DESKS = [{ type: 'desktop', tier: '6-20' }]

test('more desks cost the end state less what was paid: 270.00, and no per-line difference', () => {
  const line = wanting(MORE_DESKS)
  const quote = quoteCart([{ line, family: FAMILY, credit: creditOf(held()) }], {
    rules: RULES,
    tax: { kind: 'standard', rate: '19', country: 'DE' },
  })
  expect({
    ...quote,
    lines: quote.lines.map(({ amount, net, credit }) => [amount, net, credit]),
  }).toMatchObject({
    lines: [[72000, 27000, 45000]],
    discounts: [{ label: `Paid for ${NUMBER}`, amount: 45000 }],
    discount: 45000,
    net: 27000,
    total: 32130,
  })
})

test('the audience comes off before what was paid, and the coupon after it', () => {
  const line = wanting(MORE_DESKS)
  const paid = { ...creditOf(held()), paid: 20000 }
  const { discounts, net } = quoteCart([{ line, family: FAMILY, credit: paid }], {
    rules: RULES,
    tax: null,
    audience: STUDENTS,
    coupon: aCoupon({ percent: '10', isStackable: true }),
  })
  expect([discounts, net]).toEqual([
    [
      { label: 'Students, −50 %', amount: 36000 },
      { label: `Paid for ${NUMBER}`, amount: 20000 },
      { label: 'Coupon SPRING, −10 %', amount: 1600 },
    ],
    14400,
  ])
})

test('who paid more than the end state costs pays nothing, and gets nothing back', () => {
  const credit = { licence: NUMBER, paid: 90000 }
  const { net, discounts, lines } = quoteCart(
    [{ line: wanting(MORE_DESKS), family: FAMILY, credit }],
    { rules: RULES, tax: null },
  )
  expect([net, discounts[0]?.amount, lines[0]?.credit]).toEqual([0, 72000, 72000])
})

test('the end state is what is held with what is wanted, and what was told stays told', () => {
  expect(wanting([{ type: 'app', tier: '1' }, ...MORE_DESKS], ['fraunces-9'])).toEqual({
    styles: [...styleIds('fraunces', 4), 'fraunces-9'],
    licences: [
      { type: 'desktop', tier: '6-20' },
      { type: 'web', tier: '100k', answers: { domain: 'example.org' } },
      { type: 'app', tier: '1' },
    ],
    upgradeOf: NUMBER,
  })
})

test.each([
  ['a lower tier', wanting([{ type: 'desktop', tier: '1' }]), 'has Desktop, 2–5 users.'],
  [
    'a licence less',
    { styles: styleIds('fraunces', 4), licences: MORE_DESKS },
    'An upgrade keeps what you hold: KX-7Q4M-RT has Web, to 100 000 views.',
  ],
  [
    'a style less',
    { ...wanting(MORE_DESKS), styles: styleIds('fraunces', 3) },
    'has more styles than these.',
  ],
  ['nothing more', wanting([]), 'KX-7Q4M-RT covers this already.'],
])('%s is refused in a sentence', (_, line, sentence) => {
  expect(() => assertUpgrade(held(), line, TYPES)).toThrow(sentence)
})

test('a licence type or a tier that is not sold any more cannot be upgraded, and says so', () => {
  const withdrawn = 'Desktop, 2–5 users of KX-7Q4M-RT is not sold any more'
  expect(() => assertUpgrade(held(), wanting(MORE_DESKS), TYPES.slice(1))).toThrow(withdrawn)
})

test('more of anything that is held is an upgrade', () => {
  const lines = [
    wanting(MORE_DESKS),
    wanting([{ type: 'app', tier: '1' }]),
    wanting([], ['fraunces-9']),
  ]
  for (const line of lines) expect(() => assertUpgrade(held(), line, TYPES)).not.toThrow()
})

test('a cart names the licence that a line upgrades or renews, once and by its number', () => {
  const line = { styles: ['a'], licences: [{ type: 'desktop', tier: '1' }] }
  expect([
    parseCartLines([{ ...line, upgrade_of: 'kx7q4mrt' }]),
    parseCartLines([
      { ...line, upgrade_of: NUMBER },
      { ...line, renews: NUMBER },
    ]),
    parseCartLines([{ ...line, upgrade_of: NUMBER, renews: NUMBER }]),
    parseCartLines([{ ...line, upgrade_of: 17 }]),
  ]).toEqual([
    { kind: 'lines', lines: [{ ...line, upgradeOf: NUMBER }] },
    { kind: 'invalid', fields: { 'lines.1': `${NUMBER} is changed once in a cart.` } },
    {
      kind: 'invalid',
      fields: { 'lines.0': 'A line upgrades a licence or renews it. Do one after the other.' },
    },
    {
      kind: 'invalid',
      fields: { 'lines.0.upgrade_of': 'Name the licence by its number: KX-7Q4M-RT.' },
    },
  ])
})
