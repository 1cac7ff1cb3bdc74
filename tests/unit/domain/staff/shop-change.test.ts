import { expect, test } from 'vitest'
import { leadsElsewhere } from '@/domain/staff/shop-change'

const STORED = { needsSecondFactor: true, bank: { iban: 'DE89370400440532013000' } }

test.each<[string, unknown]>([
  ['the demand is lifted', { needsSecondFactor: false }],
  ['the demand is emptied', { needsSecondFactor: null }],
  ['another account is named', { bank: { iban: 'AT61 1904 3002 3457 3201' } }],
  ['the account is taken away', { bank: { iban: null } }],
])('where %s, whoever does it proves who they are', (_what, data) => {
  expect(leadsElsewhere(data, STORED)).toBe(true)
})

test.each<[string, unknown]>([
  ['nothing is given', null],
  ['something else is given', { telephone: '+49 40 123456', bank: { bic: 'COBADEFFXXX' } }],
  ['both stay', { needsSecondFactor: true, bank: { iban: 'de89 3704-0044 0532 0130 00' } }],
])('where %s nobody is asked', (_what, data) => {
  expect(leadsElsewhere(data, STORED)).toBe(false)
})

test('a first account is asked about, the first demand is not', () => {
  const fresh = { needsSecondFactor: false, bank: { iban: null } }

  expect(leadsElsewhere({ bank: STORED.bank }, fresh)).toBe(true)
  expect(leadsElsewhere({ needsSecondFactor: true, bank: { iban: '' } }, fresh)).toBe(false)
})
