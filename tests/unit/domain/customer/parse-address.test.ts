import { expect, test } from 'vitest'
import { addressFieldsFor, parseAddress } from '@/domain/customer/address'

function fieldsOf(country: string) {
  return addressFieldsFor(country).map(({ name, required }) => (required ? name : `${name}?`))
}

test('a German address has these fields, in this order', () => {
  expect(addressFieldsFor('DE')).toEqual([
    { name: 'street', label: 'Street and number', required: true },
    { name: 'street_2', label: 'Building, floor, care of', required: false },
    { name: 'postal_code', label: 'Postcode', required: true },
    { name: 'city', label: 'City', required: true },
    { name: 'country', label: 'Country', required: true },
  ])
})

test.each([
  ['US', ['street', 'street_2?', 'postal_code', 'city', 'state', 'country']],
  ['JP', ['street', 'street_2?', 'postal_code', 'city', 'state', 'country']],
  ['GB', ['street', 'street_2?', 'postal_code', 'city', 'country']],
  ['IE', ['street', 'street_2?', 'postal_code?', 'city', 'country']],
  ['HK', ['street', 'street_2?', 'city', 'country']],
  ['AE', ['street', 'street_2?', 'city', 'state', 'country']],
])('an address in %s needs %j', (country, fields) => {
  expect(fieldsOf(country)).toEqual(fields)
})

test('each country says its own words', () => {
  const labelsOf = (country: string) => addressFieldsFor(country).map((field) => field.label)
  expect(labelsOf('US')).toContain('ZIP code')
  expect(labelsOf('JP')).toContain('Prefecture')
})

test('an address is kept trimmed and composed', () => {
  const given = {
    street: ' Lindenstraße 9 ',
    postal_code: '10969',
    city: 'Berlin',
    country: 'de',
    state: 'left out, Germany has none',
  }
  expect(parseAddress(given)).toEqual({
    kind: 'address',
    address: {
      street: 'Lindenstraße 9',
      street_2: null,
      postal_code: '10969',
      city: 'Berlin',
      state: null,
      country: 'DE',
    },
  })
})

test('every invalid field is named', () => {
  const given = { street: '', postal_code: '1'.repeat(17), city: 'a\nb', country: 'US' }
  expect(parseAddress(given)).toEqual({
    kind: 'invalid',
    fields: {
      'address.street': 'Write the street and number.',
      'address.postal_code': 'Use at most 16 characters.',
      'address.city': 'This stands on one line, in plain characters.',
      'address.state': 'Write the state or province.',
    },
  })
})

test.each([undefined, null, 'Berlin', []])('%j is no address', (value) => {
  expect(parseAddress(value)).toEqual({
    kind: 'invalid',
    fields: {
      'address.country': 'Choose a country.',
      'address.street': 'Write the street and number.',
      'address.postal_code': 'Write the postcode.',
      'address.city': 'Write the city.',
    },
  })
})
