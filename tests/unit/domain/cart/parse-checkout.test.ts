import { expect, test } from 'vitest'
import { errorsOfEulas, parseCheckout } from '@/domain/cart/parse-checkout'

const BODY = {
  cart_key: 'abc',
  email: 'ida@lindqvist.example',
  name: ' Ida Lindqvist ',
  company: '',
  address: { street: 'Lindenstraße 9', postal_code: '10969', city: 'Berlin', country: 'DE' },
  licensee: { kind: 'self' },
  accepted_eulas: ['7'],
  quote_hash: 'f00d',
}

test('a whole checkout is read', () => {
  expect(parseCheckout(BODY)).toEqual({
    kind: 'checkout',
    checkout: {
      cartKey: 'abc',
      email: 'ida@lindqvist.example',
      name: 'Ida Lindqvist',
      company: null,
      address: {
        street: 'Lindenstraße 9',
        street_2: null,
        postal_code: '10969',
        city: 'Berlin',
        state: null,
        country: 'DE',
      },
      licensee: { kind: 'self' },
      acceptedEulas: ['7'],
      quoteHash: 'f00d',
    },
  })
})

test('only a tick is a consent', () => {
  const consentOf = (consents: unknown) => {
    const parsed = parseCheckout({ ...BODY, consents })
    return parsed.kind === 'checkout' && parsed.checkout.immediateDelivery
  }
  expect(consentOf({ immediate_delivery: true })).toBe(true)
  for (const other of [undefined, null, true, {}, { immediate_delivery: 'true' }, ['x']]) {
    expect(consentOf(other)).toBeUndefined()
  }
})

test('who stands on a document writes the name in letters it can print', () => {
  const sentence =
    'Write this in Latin, Greek or Cyrillic letters: the invoice and the licence are set in them.'
  const fieldsOf = (difference: object) => {
    const parsed = parseCheckout({ ...BODY, ...difference })
    return parsed.kind === 'invalid' ? parsed.fields : {}
  }

  expect(
    fieldsOf({
      name: '山田太郎',
      company: 'دار الخط',
      address: { ...BODY.address, city: '東京' },
      licensee: { kind: 'client', name: 'אדה' },
    }),
  ).toEqual({
    name: sentence,
    company: sentence,
    'address.city': sentence,
    'licensee.name': sentence,
  })
  expect(fieldsOf({ name: 'Nguyễn Łódź', company: 'Γραφές ООД № 5 & Söhne' })).toEqual({})
})

test('letters that no document prints are told with everything else, in the fields the country has', () => {
  const sentence =
    'Write this in Latin, Greek or Cyrillic letters: the invoice and the licence are set in them.'
  const body = {
    ...BODY,
    name: '山田太郎',
    email: '',
    accepted_eulas: [],
    address: { country: 'DE', street: '', postal_code: '10969', city: '東京', state: '東京都' },
    licensee: { kind: 'client', name: 'אדה', email: 'nobody' },
  }

  expect(parseCheckout(body)).toEqual({
    kind: 'invalid',
    fields: {
      name: sentence,
      email: 'Write your e-mail address.',
      'address.street': 'Write the street and number.',
      'address.city': sentence,
      'licensee.name': sentence,
      'licensee.email': 'An e-mail address has an @ within, such as name@example.com.',
      accepted_eulas: 'Accept the licence texts to go on.',
    },
  })
  expect(parseCheckout({ ...BODY, licensee: { kind: 'self', name: 'אדה' } })).toMatchObject({
    kind: 'checkout',
  })
})

test('every invalid field is named, whatever else is wrong', () => {
  const body = {
    cart_key: 'abc',
    email: 'a@b.c\r\nBcc: x',
    name: '',
    company: 7,
    address: { country: 'ZZ', street: 'x', postal_code: 'x' },
    licensee: { kind: 'client' },
    accepted_eulas: [],
  }
  expect(parseCheckout(body)).toEqual({
    kind: 'invalid',
    fields: {
      email: 'An e-mail address stands on one line.',
      name: 'Write your name.',
      company: 'Write this as text.',
      'address.country': 'Choose a country.',
      'address.city': 'Write the city.',
      'licensee.name': 'Write your client’s name.',
      accepted_eulas: 'Accept the licence texts to go on.',
      quote_hash: 'Send the hash of the price you accept.',
    },
  })
})

test.each([undefined, null, [], 7, {}])('%j is no checkout', (body) => {
  expect(parseCheckout(body)).toEqual({
    kind: 'invalid',
    fields: {
      email: 'Write your e-mail address.',
      name: 'Write your name.',
      'address.country': 'Choose a country.',
      'address.street': 'Write the street and number.',
      'address.postal_code': 'Write the postcode.',
      'address.city': 'Write the city.',
      accepted_eulas: 'Accept the licence texts to go on.',
      quote_hash: 'Send the hash of the price you accept.',
    },
  })
})

test('all licence texts of a cart must be accepted; more do no harm', () => {
  expect(errorsOfEulas(['1', '2'], ['2', '1', '3'])).toEqual({})
  expect(errorsOfEulas(['1', '2'], ['1'])).toEqual({
    accepted_eulas: 'Accept the licence texts to go on.',
  })
})
