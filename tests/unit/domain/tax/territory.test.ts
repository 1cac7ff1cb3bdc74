import { expect, test } from 'vitest'
import { countryName } from '@/domain/customer/country'
import { determineTax } from '@/domain/tax/determine-tax'
import { describeTax } from '@/domain/tax/describe-tax'
import { KNOWN_RATES } from '@/domain/tax/known-rates'
import { isSameTaxPlace, type Place, taxPlaceOf, TERRITORIES } from '@/domain/tax/territory'
import { aRate, someRules } from './some-rates'

/** A foundry in Berlin that is registered wherever it can be. */
const RULES = someRules({
  rates: KNOWN_RATES.map(({ country, rate, kind }) => aRate(country, rate, { kind })),
})

function decide(place: Partial<Place>, isBusiness = false) {
  const buyer = { country: '', postalCode: null, ...place, isBusiness }
  const seller = { country: 'DE', vatId: 'DE123456788' }
  return determineTax({ seller, buyer, rules: RULES, day: '2026-11-28' })
}

/** Addresses as they are written there, and what a consumer and a business are charged. */
const LAWS: [code: string, addresses: Place[], consumer: string, business: string][] = [
  ['MC', [inCountry('MC'), at('FR', '98000'), at('FR', 'F-98000')], '20 FR', 'reverse_charge FR'],
  ['IM', [inCountry('IM'), at('GB', 'IM1 1AG')], '20 GB', 'reverse_charge GB'],
  ['JE', [inCountry('JE'), at('GB', 'JE2 4WD')], 'outside_scope JE', 'outside_scope JE'],
  ['GG', [inCountry('GG'), at('GB', 'gy1 1aa')], 'outside_scope GG', 'outside_scope GG'],
  ['GB-NIR', [at('GB', 'BT1 5GS')], '20 GB', 'reverse_charge GB'],
  ['LI', [inCountry('LI'), at('LI', '9490')], '8.1 CH', '8.1 CH'],
  ['DE-78266', [at('DE', '78266')], '8.1 CH', '8.1 CH'],
  ...outside('DE-27498', at('DE', '27498')),
  ...outside('ES-CN', at('ES', '35001'), at('ES', '38 670')),
  ...outside('ES-CE', at('ES', '51001')),
  ...outside('ES-ML', at('ES', '52001')),
  ...outside('IT-23041', at('IT', '23041')),
  ...outside('IT-22061', at('IT', '22061'), at('CH', '6911')),
  ...outside('AX', inCountry('AX'), at('FI', '22100'), at('FI', 'FI-22100')),
  ...outside('GR-69', at('GR', '630 86'), at('GR', '63087')),
  ...outside('BL', inCountry('BL'), at('FR', '97133')),
  ...outside('MF', inCountry('MF'), at('FR', '97150')),
  ['GP', [inCountry('GP'), at('FR', '97110')], '8.5 GP', '8.5 GP'],
  ['MQ', [inCountry('MQ'), at('FR', '97200')], '8.5 MQ', '8.5 MQ'],
  ...outside('GF', inCountry('GF'), at('FR', '97300')),
  ['RE', [inCountry('RE'), at('FR', '97400')], '8.5 RE', '8.5 RE'],
  ...outside('YT', inCountry('YT'), at('FR', '97600')),
  ...outside('PM', inCountry('PM'), at('FR', '97500')),
  ...outside('WF', inCountry('WF'), at('FR', '98600')),
  ...outside('PF', inCountry('PF'), at('FR', '98714')),
  ...outside('NC', inCountry('NC'), at('FR', '98800')),
]

test.each(LAWS)(
  'in %s a consumer and a business are charged by law',
  (_, addresses, ...charged) => {
    for (const address of addresses)
      expect([decide(address), decide(address, true)].map(inShort)).toEqual(charged)
  },
)

test('every territory has its law, and its source', () => {
  expect(LAWS.map(([code]) => code)).toEqual(TERRITORIES.map(({ code }) => code))
  expect(TERRITORIES.filter(({ law }) => law.length < 10)).toEqual([])
})

test('the codes around them are of the country: what stands beside a territory is none', () => {
  const beside = [
    at('FR', '75001'),
    at('FR', '06500'),
    at('GB', 'W1T 1JY'),
    at('DE', '78267'),
    at('ES', '28001'),
    at('IT', '20121'),
    at('FI', '00100'),
    at('GR', '63088'),
    at('CH', '8238'),
    at('US', '35004'),
  ]
  expect(beside.map((place) => taxPlaceOf(place).code)).toEqual(
    beside.map(({ country }) => country),
  )
})

test('a postcode of the same country is another place only where the tax is another', () => {
  expect(isSameTaxPlace(at('ES', '28001'), at('ES', '41001'))).toBe(true)
  expect(isSameTaxPlace(at('ES', '28001'), at('ES', '35001'))).toBe(false)
})

test.each([
  ['MC', 'VAT 20 %, France'],
  ['ES 35001', 'No VAT, the Canary Islands are outside the EU’s VAT'],
])('the bill of %s says “%s”', (place, step) => {
  const [country = '', postalCode = null] = place.split(' ')
  expect(describeTax(decide({ country, postalCode }))).toBe(step)
})

test('a foundry in Monaco is one of France', () => {
  const seller = { country: 'MC', vatId: 'FR40303265045' }
  const sell = (country: string) =>
    inShort(
      determineTax({
        seller,
        rules: RULES,
        day: '2026-11-28',
        buyer: { country, postalCode: null, isBusiness: true },
      }),
    )
  expect(['FR', 'MC', 'DE'].map(sell)).toEqual(['20 FR', '20 FR', 'reverse_charge DE'])
})

function inShort({ kind, rate, country }: ReturnType<typeof determineTax>): string {
  expect(country.length > 2 || countryName(country) !== country).toBe(true)
  return rate === '0' ? `${kind} ${country}` : `${rate} ${country}`
}

function outside(code: string, ...addresses: Place[]): typeof LAWS {
  return [[code, addresses, `outside_scope ${code}`, `outside_scope ${code}`]]
}

function at(country: string, postalCode: string): Place {
  return { country, postalCode }
}

function inCountry(country: string): Place {
  return { country, postalCode: null }
}
