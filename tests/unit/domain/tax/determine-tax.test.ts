import { expect, test } from 'vitest'
import { TaxRateIsMissing } from '@/domain/shop-error'
import { determineTax } from '@/domain/tax/determine-tax'
import type { TaxRate } from '@/domain/tax/tax-decision'

const SELLER = { country: 'DE', vatId: 'DE123456789' }
const RATES: TaxRate[] = [
  { country: 'DE', kind: 'standard', rate: '19' },
  { country: 'FR', kind: 'standard', rate: '20' },
  { country: 'GR', kind: 'standard', rate: '24' },
  { country: 'FI', kind: 'standard', rate: '25.5' },
  { country: 'PT', kind: 'reduced', rate: '6' },
]

test.each([
  ['a person in Germany pays German VAT', 'DE', null, 'standard', '19'],
  ['a business in Germany pays German VAT', 'DE', 'DE136695976', 'standard', '19'],
  ['a person in France pays French VAT', 'FR', null, 'standard', '20'],
  ['a rate may have decimals', 'FI', null, 'standard', '25.5'],
  ['a reduced rate stays what the table says', 'PT', null, 'reduced', '6'],
  ['a business in France accounts for it itself', 'FR', 'FR40303265045', 'reverse_charge', '0'],
  ['a number with a wrong form is no number', 'FR', 'FR1', 'standard', '20'],
  ['a number of the seller’s own state is charged', 'FR', 'DE136695976', 'standard', '20'],
  ['a number of another member state will do', 'FR', 'NL004495445B01', 'reverse_charge', '0'],
  ['a Greek number begins with EL', 'GR', 'EL094259216', 'reverse_charge', '0'],
  ['a Greek number may be written with GR', 'GR', 'GR094259216', 'reverse_charge', '0'],
  [
    'a Northern Irish number is none of the EU’s for services',
    'FR',
    'XI123456789',
    'standard',
    '20',
  ],
  ['Northern Ireland is outside for services', 'GB', 'XI123456789', 'outside_scope', '0'],
  ['Switzerland is outside', 'CH', null, 'outside_scope', '0'],
  ['the United States are outside, number or not', 'US', 'FR40303265045', 'outside_scope', '0'],
])('%s', (_, country, vatId, kind, rate) => {
  expect(determineTax({ seller: SELLER, buyer: { country, vatId }, rates: RATES })).toEqual({
    kind,
    rate,
    country,
  })
})

test('a member state without a rate cannot be sold to', () => {
  const buyer = { country: 'AT', vatId: null }
  expect(() => determineTax({ seller: SELLER, buyer, rates: RATES })).toThrow(
    new TaxRateIsMissing('Austria'),
  )
})

test('a seller outside the EU taxes only at home', () => {
  const seller = { country: 'CH', vatId: null }
  const rates: TaxRate[] = [{ country: 'CH', kind: 'standard', rate: '8.1' }]
  const decide = (country: string) =>
    determineTax({ seller, buyer: { country, vatId: null }, rates })
  expect([decide('CH'), decide('DE')]).toEqual([
    { kind: 'standard', rate: '8.1', country: 'CH' },
    { kind: 'outside_scope', rate: '0', country: 'DE' },
  ])
})
