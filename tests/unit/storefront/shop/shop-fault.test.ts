import { expect, test } from 'vitest'
import { faultOf } from '@/storefront/shop/shop-fault'
import { aCart } from './a-priced-cart'

test('the shop’s own sentence is what the visitor reads', () => {
  const body = {
    error: { code: 'invalid', message: 'Look again.', fields: { email: 'Write it.' } },
  }
  expect(faultOf({ data: body })).toEqual({
    code: 'invalid',
    message: 'Look again.',
    fields: { email: 'Write it.' },
    cart: null,
  })
})

test('the cart as it stands now comes with it', () => {
  const cart = aCart()
  expect(faultOf({ data: { error: { code: 'cart_changed', message: 'm' }, cart } }).cart).toBe(cart)
})

test.each([
  new TypeError('Failed to fetch'),
  { data: '<html>' },
  { data: { error: 1 } },
  undefined,
])('a shop that does not answer is told without alarm', (error) => {
  expect(faultOf(error)).toEqual({
    code: 'unreachable',
    message:
      'The shop did not answer. Nothing of yours is lost: check your connection and try again.',
    fields: {},
    cart: null,
  })
})
