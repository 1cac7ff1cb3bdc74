import { expect, test } from 'vitest'
import {
  refuseBic,
  refuseCountry,
  refuseIban,
  refuseName,
  refuseTelephone,
  refuseVatId,
} from '@/collections/site/shop/seller-rules'

test.each(['DE', 'CH', 'GB', 'US'])('%s is a country', (code) => {
  expect(refuseCountry(code)).toBeNull()
})

test.each(['de', 'XX', 'DEU', 'Germany'])('%j is refused as a country', (code) => {
  expect(refuseCountry(code)).toBe('Write the two letters of a country, in capitals: DE.')
})

test('a VAT number belongs to the country of the seller', () => {
  expect(refuseVatId('DE136695976', { country: 'DE' })).toBeNull()
  expect(refuseVatId('DE136695976', { country: 'AT' })).toBe(
    'This is a VAT number of Germany; the seller sits in Austria.',
  )
  expect(refuseVatId('DE12', { country: 'DE' })).toBe('This is not a VAT number of Germany.')
  expect(refuseVatId('CHE-123.456.789 MWST', { country: 'CH' })).toBeNull()
})

test.each(['DE89370400440532013000', 'de89 3704 0044 0532 0130 00', 'CH9300762011623852957'])(
  '%s is an IBAN',
  (iban) => {
    expect(refuseIban(iban)).toBeNull()
  },
)

test.each(['DE88370400440532013000', 'DE8937040044053201300', 'XX00', '370400440532013000'])(
  '%s is refused as an IBAN',
  (iban) => {
    expect(refuseIban(iban)).toBe('This is no IBAN: compare its digits with your bank statement.')
  },
)

test('a BIC has its form', () => {
  expect([refuseBic('DEUTDEFF'), refuseBic('deutdeff500')]).toEqual([null, null])
  expect(refuseBic('DEUT')).toMatch(/8 or 11/)
})

test('a telephone number has digits', () => {
  expect(refuseTelephone('+49 (0)40 123-456')).toBeNull()
  expect(refuseTelephone('call us')).toMatch(/such as/)
})

test('a name fits the bar', () => {
  expect(refuseName('Typewerk Nord')).toBeNull()
  expect(refuseName('N'.repeat(61))).toMatch(/at most 60/)
})
