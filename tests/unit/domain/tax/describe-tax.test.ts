import { expect, test } from 'vitest'
import { describeTax, taxNote } from '@/domain/tax/describe-tax'

test.each([
  ['standard', '19', 'DE', 'VAT 19 %, Germany', 'EUR, VAT included'],
  ['standard', '25.50', 'FI', 'VAT 25.5 %, Finland', 'EUR, VAT included'],
  ['reduced', '6', 'PT', 'VAT 6 %, Portugal', 'EUR, VAT included'],
  [
    'reverse_charge',
    '0',
    'FR',
    'Reverse charge, VAT is yours to account for',
    'EUR, reverse charge',
  ],
  ['outside_scope', '0', 'CH', 'No VAT, Switzerland is outside the EU', 'EUR, without VAT'],
  ['outside_scope', '0', 'RE', 'No VAT, Réunion is outside the EU’s VAT', 'EUR, without VAT'],
  ['outside_scope', '0', 'GB', 'No VAT, the United Kingdom is outside the EU', 'EUR, without VAT'],
] as const)('%s tax of %s %% in %s is said as “%s”', (kind, rate, country, said, note) => {
  const tax = { kind, rate, country }
  expect([describeTax(tax), taxNote(tax, 'EUR')]).toEqual([said, note])
})

test('a small business says its own sentence', () => {
  const tax = { kind: 'exempt', rate: '0', country: 'DE', sentence: 'No VAT, § 19 UStG.' } as const
  expect([describeTax(tax), taxNote(tax, 'EUR')]).toEqual([
    'No VAT, § 19 UStG.',
    'EUR, without VAT',
  ])
})

test('before the country is known the note says so', () => {
  expect(taxNote(null, 'EUR')).toBe('EUR, before VAT')
})
