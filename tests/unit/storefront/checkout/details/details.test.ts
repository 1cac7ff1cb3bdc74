import { expect, test } from 'vitest'
import { checkDetails } from '@/storefront/checkout/details/check-details'
import { checkoutBodyOf, vatIdOf, type Details } from '@/storefront/checkout/details/details'
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

test('nothing is wrong in complete details', () => {
  expect(checkDetails(someDetails(), aCart())).toEqual({})
})

test('every error is reported at once, each at its field', () => {
  const details = someDetails({
    email: 'buyer@example',
    name: '',
    vatId: 'DE12',
    address: {},
    acceptsEulas: false,
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

test('a cart without licence texts needs no consent', () => {
  expect(checkDetails(someDetails({ acceptsEulas: false }), aCart({ eulas: [] }))).toEqual({})
})

test('a VAT number typed before the country changed does not count outside the EU', () => {
  const details = [someDetails({ vatId: 'DE1' }), someDetails({ vatId: 'DE1', country: 'CH' })]
  expect(details.map(vatIdOf)).toEqual(['DE1', ''])
})
