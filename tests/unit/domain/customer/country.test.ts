import { expect, test } from 'vitest'
import { COUNTRIES, countryInSentence, countryName, findCountry } from '@/domain/customer/country'

test('the countries are whole, each with a code, a name and its place in or out of the EU', () => {
  const all = Object.entries(COUNTRIES)
  const malformed = all.filter(
    ([code, country]) =>
      !/^[A-Z]{2}$/.test(code) || country.code !== code || country.name.length < 4,
  )
  expect([all.length, malformed]).toEqual([242, []])
  expect(all.filter(([, country]) => country.eu)).toHaveLength(27)
})

test('a country is found by its code', () => {
  expect(findCountry('DE')).toEqual({ code: 'DE', name: 'Germany', eu: true })
  expect(findCountry('CI')).toEqual({ code: 'CI', name: 'Côte d’Ivoire', eu: false })
  expect(countryName('CH')).toBe('Switzerland')
})

test.each(['de', 'ZZ', '', 'constructor', '__proto__', null, 7])('%j is no country', (code) => {
  expect(findCountry(code)).toBeNull()
})

test('some countries have an article within a sentence', () => {
  expect(['CH', 'NL', 'US', 'KY', 'ZZ'].map(countryInSentence)).toEqual([
    'Switzerland',
    'the Netherlands',
    'the United States',
    'the Cayman Islands',
    'ZZ',
  ])
})
