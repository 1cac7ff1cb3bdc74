import { expect, test } from 'vitest'
import { CountryIsNotSoldTo, TaxRateIsMissing } from '@/domain/pricing/sale-error'
import { determineTax, type TaxQuestion } from '@/domain/tax/determine-tax'
import type { TaxRules } from '@/domain/tax/tax-decision'
import { aRate, someRules } from './some-rates'

const RATES = [
  aRate('DE', '19'),
  aRate('DE', '7', { kind: 'reduced' }),
  aRate('FR', '20'),
  aRate('GR', '24'),
  aRate('FI', '25.5'),
  aRate('PL', '23', { registered: false }),
  aRate('CH', '8.1', { registered: false }),
  aRate('NO', '25'),
  aRate('US', '0'),
]

/** A sale of a German foundry on some day, with only the difference spelled. */
function decide({
  seller = {},
  buyer = {},
  rules = {},
  day = '2026-11-23',
}: {
  seller?: Partial<TaxQuestion['seller']>
  buyer?: Partial<TaxQuestion['buyer']>
  rules?: Partial<TaxRules>
  day?: string
}) {
  return determineTax({
    seller: { country: 'DE', vatId: 'DE123456788', ...seller },
    buyer: { country: 'DE', postalCode: null, isBusiness: false, ...buyer },
    rules: someRules({ rates: RATES, ...rules }),
    day,
  })
}

test.each([
  ['a person in Germany pays German VAT', 'DE', false, 'standard', '19'],
  ['a business in Germany pays German VAT', 'DE', true, 'standard', '19'],
  ['a person in France pays French VAT', 'FR', false, 'standard', '20'],
  ['a rate may have decimals', 'FI', false, 'standard', '25.5'],
  ['a business in France accounts for it itself', 'FR', true, 'reverse_charge', '0'],
  ['so does one where the seller is not registered', 'PL', true, 'reverse_charge', '0'],
  ['Switzerland without a registration is outside', 'CH', false, 'outside_scope', '0'],
  ['Norway, where the seller is registered, is charged', 'NO', false, 'standard', '25'],
  ['a country without a row is outside', 'JP', false, 'outside_scope', '0'],
  ['so is Northern Ireland, for services', 'GB', true, 'outside_scope', '0'],
  ['a registered rate of 0 is no tax', 'US', false, 'outside_scope', '0'],
])('%s', (_, country, isBusiness, kind, rate) => {
  expect(decide({ buyer: { country, isBusiness } })).toMatchObject({ kind, rate, country })
})

test('below the EU’s threshold consumers pay the seller’s VAT, businesses and the rest of the world do not', () => {
  const kinds = ['FR', 'CH'].map((country) =>
    decide({ buyer: { country }, rules: { taxedWhere: 'seller' } }),
  )
  const business = decide({
    buyer: { country: 'FR', isBusiness: true },
    rules: { taxedWhere: 'seller' },
  })
  expect([...kinds, business]).toMatchObject([
    { kind: 'standard', rate: '19', country: 'DE' },
    { kind: 'outside_scope', country: 'CH' },
    { kind: 'reverse_charge', country: 'FR' },
  ])
})

test('a reduced kind of sale takes the reduced rate where there is one', () => {
  const rules = { saleKind: 'reduced' } as const
  expect([decide({ rules }), decide({ rules, buyer: { country: 'FR' } })]).toEqual([
    { kind: 'reduced', rate: '7', country: 'DE' },
    { kind: 'standard', rate: '20', country: 'FR' },
  ])
})

test('a small business charges nobody, and says its sentence', () => {
  const rules = { exemption: 'No VAT under § 19 UStG.' }
  const decisions = ['DE', 'FR', 'CH'].map((country) => decide({ rules, buyer: { country } }))
  expect(decisions).toEqual(
    ['DE', 'FR', 'CH'].map((country) => ({
      kind: 'exempt',
      rate: '0',
      country,
      sentence: 'No VAT under § 19 UStG.',
    })),
  )
})

test('a seller without a VAT number charges businesses abroad as consumers', () => {
  const buyer = { country: 'FR', isBusiness: true }
  expect(decide({ seller: { vatId: null }, buyer })).toEqual({
    kind: 'standard',
    rate: '20',
    country: 'FR',
  })
})

test.each(['CH', 'JP'])(
  'where the foundry is not registered it may refuse to sell: %s',
  (country) => {
    const refused = () => decide({ buyer: { country }, rules: { notRegistered: 'refuse' } })
    expect(refused).toThrow(CountryIsNotSoldTo)
    expect(refused).toThrow(/^We do not sell to (Switzerland|Japan) yet\.$/)
  },
)

test.each([
  ['GB', 'reverse_charge', /section 8 of the Value Added Tax Act 1994/],
  ['IM', 'reverse_charge', /section 8 of the Value Added Tax Act 1994/],
  ['NO', 'reverse_charge', /section 11-3 of the Norwegian VAT Act/],
  ['CH', 'standard', undefined],
  ['LI', 'standard', undefined],
])('where the foundry is registered a business in %s: %s', (country, kind, law) => {
  const rates = [aRate('GB', '20'), aRate('NO', '25'), aRate('CH', '8.1')]
  const decision = decide({ buyer: { country, isBusiness: true }, rules: { rates } })
  expect(decision.kind).toBe(kind)
  expect(decision.sentence ?? '').toMatch(law ?? /^$/)
  expect(decide({ buyer: { country }, rules: { rates } }).kind).toBe('standard')
})

test('whether businesses account themselves is said by the row', () => {
  const rates = [aRate('GB', '20', { businessesAccount: false })]
  expect(decide({ buyer: { country: 'GB', isBusiness: true }, rules: { rates } })).toMatchObject({
    kind: 'standard',
    rate: '20',
  })
})

test('a registered rate of 0 is sold to even so', () => {
  const rules = { notRegistered: 'refuse' } as const
  expect(decide({ buyer: { country: 'US' }, rules })).toMatchObject({ kind: 'outside_scope' })
})

test('within the EU nobody is sold to without tax: a consumer where there is no registration is refused', () => {
  expect(() => decide({ buyer: { country: 'PL' } })).toThrow(
    new CountryIsNotSoldTo({ country: 'Poland' }),
  )
})

test('a member state without a rate cannot be sold to', () => {
  expect(() => decide({ buyer: { country: 'AT' } })).toThrow(
    new TaxRateIsMissing({ country: 'Austria' }),
  )
})

test('a rate that changes on 1 January is the old one on 31 December', () => {
  const rates = [
    aRate('DE', '19', { until: '2026-12-31' }),
    aRate('DE', '20', { from: '2027-01-01' }),
  ]
  const days = ['2026-12-31', '2027-01-01'].map((day) => decide({ rules: { rates }, day }).rate)
  expect(days).toEqual(['19', '20'])
})

test('a seller outside the EU taxes at home, and where it is registered', () => {
  const rules = { rates: [aRate('CH', '8.1'), aRate('FR', '20')] }
  const from = (buyer: Partial<TaxQuestion['buyer']>) =>
    decide({ seller: { country: 'CH', vatId: null }, buyer, rules })
  expect([
    from({ country: 'CH' }),
    from({ country: 'DE' }),
    from({ country: 'FR' }),
    from({ country: 'FR', isBusiness: true }),
  ]).toMatchObject([
    { kind: 'standard', rate: '8.1' },
    { kind: 'outside_scope', rate: '0' },
    { kind: 'standard', rate: '20' },
    { kind: 'reverse_charge', rate: '0' },
  ])
})

test.each([
  [
    { country: 'FR', isBusiness: true },
    'Reverse charge: the recipient accounts for the VAT (Article 196 of Directive 2006/112/EC).',
  ],
  [{ country: 'CH' }, 'Not subject to VAT in the EU: the place of supply is Switzerland.'],
  [{ country: 'FR' }, undefined],
])('what documents say of a sale to %o', (buyer, sentence) => {
  expect(decide({ buyer }).sentence).toBe(sentence)
})
