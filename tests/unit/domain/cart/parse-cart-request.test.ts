import { expect, test } from 'vitest'
import { parseCartRequest } from '@/domain/cart/parse-cart-request'
import { parseCountryRequest } from '@/domain/cart/parse-country-request'

const LINES = [{ styles: ['1'], licences: [{ type: 'web', tier: '10k' }] }]

test('without a key a cart is made', () => {
  expect(parseCartRequest({ lines: LINES })).toEqual({
    kind: 'create',
    change: { lines: LINES, licensee: undefined },
  })
})

test('with a key and a revision what is named is replaced, the rest stays', () => {
  const body = { cart_key: 'abc', revision: 3, licensee: { kind: 'self' }, coupon: null }
  expect(parseCartRequest(body)).toEqual({
    kind: 'replace',
    cartKey: 'abc',
    revision: 3,
    change: { lines: undefined, licensee: { kind: 'self' }, coupon: null },
  })
})

test('a client may hold the licence', () => {
  const licensee = { kind: 'client', name: ' Mara Voss ', company: '', email: 'mara@voss.example' }
  expect(parseCartRequest({ lines: LINES, licensee })).toEqual({
    kind: 'create',
    change: {
      lines: LINES,
      licensee: { kind: 'client', name: 'Mara Voss', email: 'mara@voss.example' },
    },
  })
})

test('a key that is no text is a key that nobody knows', () => {
  expect(parseCartRequest({ cart_key: 7, revision: 0 })).toMatchObject({
    kind: 'replace',
    cartKey: '',
  })
})

test.each([
  ['USD', { change: { currency: 'USD' } }],
  [null, { change: { currency: null } }],
  [undefined, { change: { currency: undefined } }],
  ['usd', { fields: { currency: 'Name a currency by its three letters: EUR.' } }],
  [978, { fields: { currency: 'Name a currency by its three letters: EUR.' } }],
])('the currency may be %j, or not', (currency, request) => {
  expect(parseCartRequest({ lines: LINES, currency })).toMatchObject(request)
})

test('choices about the price are each given alone, a code as codes are compared', () => {
  const changeOf = (given: object) => {
    const request = parseCartRequest({ cart_key: 'abc', revision: 3, ...given })
    return request.kind === 'replace' ? request.change : request
  }
  expect(changeOf({ coupon: ' spring 10 ' })).toEqual({ coupon: 'SPRING10' })
  expect(changeOf({ coupon: '', audience: null })).toEqual({ coupon: null, audience: null })
  expect(changeOf({ audience: 'student' })).toEqual({ audience: 'student' })
  expect(changeOf({ purchase_order: ' PO 4711 ' })).toEqual({ purchaseOrder: 'PO 4711' })
})

test.each([
  ['coupon', 7],
  ['audience', ['student']],
  ['purchase_order', 'x'.repeat(61)],
])('a %s that is no short text is refused', (path, value) => {
  expect(parseCartRequest({ lines: LINES, [path]: value })).toMatchObject({
    kind: 'invalid',
    fields: { [path]: expect.any(String) },
  })
})

test.each([undefined, null, '3', -1, 0.5, Number.NaN, 2 ** 53])('%j is no revision', (revision) => {
  expect(parseCartRequest({ cart_key: 'abc', revision })).toEqual({
    kind: 'invalid',
    fields: { revision: 'Send the revision the cart was read at.' },
  })
})

test.each([undefined, null, [], 'cart'])('%j is no request for a cart', (body) => {
  expect(parseCartRequest(body)).toEqual({
    kind: 'invalid',
    fields: { lines: 'Send the lines of the cart as a list.' },
  })
})

test('errors of the licensee are named by their fields', () => {
  const licensee = { kind: 'client', name: '', email: 'mara' }
  expect(parseCartRequest({ lines: LINES, licensee })).toEqual({
    kind: 'invalid',
    fields: {
      'licensee.name': 'Write your client’s name.',
      'licensee.email': 'An e-mail address has an @ within, such as name@example.com.',
    },
  })
  expect(parseCartRequest({ lines: LINES, licensee: { kind: 'other' } })).toEqual({
    kind: 'invalid',
    fields: { 'licensee.kind': 'Say who the licence is for: yourself or a client.' },
  })
})

test('a country comes with a VAT number or without', () => {
  expect(parseCountryRequest({ cart_key: 'abc', country: 'pt', vat_id: 'PT 509 442 013' })).toEqual(
    { kind: 'country', cartKey: 'abc', country: 'PT', postalCode: null, vatId: 'PT509442013' },
  )
  expect(
    parseCountryRequest({ cart_key: 'abc', country: 'PT', postal_code: ' 9000-018 ', vat_id: '' }),
  ).toEqual({ kind: 'country', cartKey: 'abc', country: 'PT', postalCode: '9000-018', vatId: null })
})

test('a wrong country and a wrong VAT number are both named', () => {
  expect(parseCountryRequest({ cart_key: 'abc', country: 'ZZ', vat_id: 'DE1' })).toEqual({
    kind: 'invalid',
    fields: { country: 'Choose a country.', vat_id: 'This is not a VAT number of Germany.' },
  })
})
