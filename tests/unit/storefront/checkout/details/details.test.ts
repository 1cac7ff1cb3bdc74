import { expect, test } from 'vitest'
import { checkDetails } from '@/storefront/checkout/details/use-details-form'
import {
  checkoutBodyOf,
  type Details,
  vatIdOf,
  withOwn,
  withPlaceOf,
} from '@/storefront/checkout/details/details'
import { aCart } from '../../shop/a-priced-cart'

function someDetails(details: Partial<Details> = {}): Details {
  return {
    email: 'buyer@example.com',
    name: 'A Buyer',
    company: '',
    country: 'DE',
    vatId: '',
    address: { street: 'Lindenstraße 9', postal_code: '10969', city: 'Berlin' },
    licensee: 'self',
    client: { name: '', company: '', email: '' },
    acceptsEulas: true,
    acceptsDelivery: true,
    ...details,
  }
}

test('what is typed becomes the body of the checkout, with the price that was shown', () => {
  expect(checkoutBodyOf(someDetails(), aCart())).toEqual({
    cart_key: 'cart-key',
    email: 'buyer@example.com',
    name: 'A Buyer',
    address: { street: 'Lindenstraße 9', postal_code: '10969', city: 'Berlin', country: 'DE' },
    licensee: { kind: 'self' },
    accepted_eulas: ['eula-desktop'],
    consents: { immediate_delivery: true },
    quote_hash: 'hash-1',
  })
})

test('a client is named, and what is left empty is left out', () => {
  const client = { name: 'A Client', company: ' ', email: '' }
  expect(checkoutBodyOf(someDetails({ licensee: 'client', client }), aCart()).licensee).toEqual({
    kind: 'client',
    name: 'A Client',
  })
})

test('what the bill counts with stands in the fields, until somebody has chosen a country', () => {
  const cart = { ...aCart(), country: 'AT', postal_code: '1010', vat_id: 'ATU12345675' }
  const blank = someDetails({ country: '', address: {}, company: 'Studio' })
  const filled = withPlaceOf(cart, blank)

  expect(filled).toEqual({
    ...blank,
    country: 'AT',
    address: { postal_code: '1010' },
    vatId: 'ATU12345675',
  })
  expect(vatIdOf(filled)).toBe('ATU12345675')
  expect(withPlaceOf(cart, someDetails())).toEqual(someDetails())
})

test('nothing is wrong in complete details', () => {
  expect(checkDetails(someDetails(), aCart())).toEqual({})
})

test('every error is reported at once, each at its field', () => {
  const details = someDetails({
    email: 'buyer@example',
    name: '',
    company: 'Studio',
    vatId: 'DE12',
    address: {},
    acceptsEulas: false,
    acceptsDelivery: false,
  })
  expect(checkDetails(details, aCart())).toEqual({
    email: 'This address has no ending, such as .com',
    name: 'Write your name.',
    'address.street': 'Write the street and number.',
    'address.postal_code': 'Write the postcode.',
    'address.city': 'Write the city.',
    accepted_eulas: 'Accept the licence texts to go on.',
    vat_id: 'This is not a VAT number of Germany.',
  })
})

test('a consumer in the EU agrees that delivery begins at once, nobody else is asked', () => {
  const details = someDetails({ acceptsDelivery: false })
  expect(checkDetails(details, aCart())).toEqual({
    'consents.immediate_delivery':
      'Agree that delivery begins at once: the fonts are ready as soon as they are paid.',
  })
  expect(checkDetails({ ...details, company: 'Studio' }, aCart())).toEqual({})
  expect(checkoutBodyOf(someDetails({ company: 'Studio' }), aCart())).not.toHaveProperty('consents')
})

test('a cart without licence texts needs no consent', () => {
  expect(checkDetails(someDetails({ acceptsEulas: false }), aCart({ eulas: [] }))).toEqual({})
})

test('a VAT number typed before country or company changed counts where there are some, and with a company alone', () => {
  const company = 'Studio'
  const details = [
    someDetails({ vatId: 'DE1', company }),
    someDetails({ vatId: 'DE1', company, country: 'US' }),
    someDetails({ vatId: 'DE1' }),
  ]
  expect(details.map(vatIdOf)).toEqual(['DE1', '', ''])
})

const OWN = {
  email: 'own@example.org',
  name: 'Olga Own',
  company: 'Own GmbH',
  country: 'DE',
  vat_id: 'DE136695976',
  address: { street: 'Ring 1', postal_code: '10115', city: 'Berlin' },
}

const NOTHING = { email: '', name: '', company: '', country: '', vatId: '', address: {} }

test('who is signed in types neither name nor address nor VAT number again', () => {
  const { vat_id: vatId, ...buyer } = OWN
  const client = { name: 'Lea', company: '', email: '' }
  const before = someDetails({ ...NOTHING, licensee: 'client', client })
  expect(withOwn(before, OWN)).toEqual({ ...before, ...buyer, vatId })
})

test.each([
  { name: 'Somebody' },
  { email: 'some@example.org' },
  { company: 'Some AG' },
  { vatId: 'ATU1' },
  { address: { city: 'Wien' } },
])('what was typed of the buyer stands: %o', (typed) => {
  const before = someDetails({ ...NOTHING, ...typed })
  expect(withOwn(before, OWN)).toEqual(before)
})

test('of a buyer whom a quote names so the address is filled in, and the names stand', () => {
  const { vat_id: vatId, country, address } = OWN
  const before = someDetails({ ...NOTHING, name: 'O. Own', company: 'Own GmbH', email: OWN.email })
  expect(withOwn(before, OWN)).toEqual({ ...before, country, address, vatId })
})

test('who buys without the company they bought with before gets none of its data', () => {
  const before = someDetails({ ...NOTHING, name: 'Olga Own', email: OWN.email })
  expect(withOwn(before, OWN)).toEqual(before)
})

test('nobody who is not signed in is filled in', () => {
  expect(withOwn(someDetails(NOTHING), null)).toEqual(someDetails(NOTHING))
})
