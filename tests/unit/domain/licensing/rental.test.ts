import { expect, test } from 'vitest'
import {
  agreedNet,
  nextChargeAt,
  noticeAt,
  rentalConsent,
  stateOfRental,
} from '@/domain/licensing/rental'
import { perTerm, perTermOfPrices, termInWords, termOf } from '@/domain/licensing/term'

const DEAR = { tiers: [{ multiplier: '10' }] }
const ONCE = { kind: 'retail', tiers: [{ multiplier: '1' }, { multiplier: '2' }] }
const MONTHLY = { ...ONCE, months: 1, isRented: true }

test.each([
  [{ months: 1, isRented: true }, 'by the month', 'a month'],
  [{ months: 12, isRented: true }, 'by the year', 'a year'],
  [{ months: 12 }, 'for 12 months', ''],
  [{}, '', ''],
])('a term is told in words: %o', (term, words, per) => {
  expect([termInWords(term), perTerm(term)]).toEqual([words, per])
})

test('what is rented and what is sold for as long are two terms', () => {
  const types = [
    { key: 'desktop', months: 12 },
    { key: 'web', months: 12, isRented: true },
  ]
  expect(() => termOf([{ type: 'desktop' }, { type: 'web' }], types)).toThrow('term')
  expect(termOf([{ type: 'web' }, { type: 'web' }], types)).toBe(12)
})

test('a term is charged eight days before its end, tried again one, three and seven days later, and no more', () => {
  const days = [0, 1, 2, 3, 4].map((tries) => nextChargeAt('2027-01-31T12:00:00.000Z', tries))
  expect(days.map((day) => day?.toISOString().slice(0, 10) ?? null)).toEqual([
    '2027-01-23',
    '2027-01-24',
    '2027-01-26',
    '2027-01-30',
    null,
  ])
})

test('who rents by the year is told a month before, by the month three days before', () => {
  const chargeAt = '2027-01-31T12:00:00.000Z'
  const told = [1, 12].map((months) => noticeAt(chargeAt, { months }).toISOString().slice(0, 10))
  expect(told).toEqual(['2027-01-28', '2027-01-01'])
})

test('an audience’s price is agreed for good, a coupon’s is not', () => {
  const audience = { key: 'students', label: 'Students', percentOff: '50', words: '' }
  expect(agreedNet({ amount: 1001, audience })).toBe(500)
  expect(agreedNet({ amount: 1001, audience: null })).toBe(1001)
})

test('consent says what is charged again, when, and how it ends; without a rental there is none', () => {
  const lines = [
    { rental: { months: 1, net: 1000 } },
    { rental: { months: 1, net: 500 } },
    { rental: { months: 12, net: 9000 } },
    {},
  ] as Parameters<typeof rentalConsent>[0]['lines']
  const tax = { kind: 'standard', rate: '19', country: 'DE', amount: 0 } as const
  expect(rentalConsent({ currency: 'EUR', tax, lines })?.replaceAll('\u00a0', ' ')).toBe(
    'By paying you agree that your card is kept with the payment service and charged 17.85 € a month and 107.10 € a year, 8 days before each term ends, until you end the rental: in My licences, in one tap, at any time. What is paid stays yours until its term ends.',
  )
  expect(rentalConsent({ currency: 'EUR', tax, lines: lines.slice(3) })).toBeNull()
  const before = rentalConsent({ currency: 'EUR', tax: null, lines: lines.slice(0, 1) })
  expect(before?.replaceAll('\u00a0', ' ')).toContain('charged 10.00 € a month plus VAT, 8 days')
})

test('a rental is ended at its holder’s word, and failed where no attempt succeeded', () => {
  const states = [{ chargeAt: '2027-01-23' }, { chargeError: 'No.' }, {}].map(stateOfRental)
  expect(states).toEqual(['renews', 'failed', 'ended'])
})

test.each([
  ['nothing is rented', [ONCE], ''],
  ['all of it is', [MONTHLY], 'a month'],
  ['what costs as much is sold once too', [ONCE, MONTHLY], ''],
  ['what is sold once costs more', [{ ...ONCE, ...DEAR }, MONTHLY], 'a month'],
  ['what is rented costs less', [ONCE, { ...MONTHLY, tiers: [{ multiplier: '0.1' }] }], ''],
  ['a year costs as much as a month', [MONTHLY, { ...MONTHLY, months: 12 }], 'a year'],
  ['what is sold once is not in the shop', [{ ...ONCE, kind: 'special' }, MONTHLY], 'a month'],
])('a price of the catalogue is of a term where %s', (_, types, per) => {
  expect(perTermOfPrices(types)).toBe(per)
})
