import { afterEach, expect, test, vi } from 'vitest'
import { callFailureOf } from '@/storefront/shop/call-failure'
import { aCart } from './a-priced-cart'

test('the shop’s own sentence is what the visitor reads', () => {
  const body = {
    error: { code: 'invalid', message: 'Look again.', fields: { email: 'Write it.' } },
  }
  expect(callFailureOf({ data: body })).toEqual({
    code: 'invalid',
    message: 'Look again.',
    fields: { email: 'Write it.' },
    cart: null,
    isTemporary: false,
  })
})

test('the current cart comes with it', () => {
  const cart = aCart()
  expect(
    callFailureOf({ data: { error: { code: 'cart_changed', message: 'm' }, cart } }).cart,
  ).toBe(cart)
})

test.each([
  new TypeError('Failed to fetch'),
  { data: '<html>' },
  { data: { error: 1 } },
  undefined,
])('a shop that does not answer is reported without alarm', (error) => {
  expect(callFailureOf(error)).toEqual({
    code: 'unreachable',
    message:
      'The shop did not answer. Nothing of yours is lost: check your connection and try again.',
    fields: {},
    cart: null,
    isTemporary: true,
  })
})

afterEach(() => void vi.unstubAllGlobals())

test('a browser that knows it is offline says so', () => {
  vi.stubGlobal('navigator', { onLine: false })

  expect(callFailureOf(new TypeError('Failed to fetch')).message).toBe(
    'No connection. Nothing of yours is lost: try again when you are online.',
  )
})

test('a gateway that answers without words is no lost connection', () => {
  expect(callFailureOf({ status: 502, data: '<h1>Bad Gateway</h1>' })).toMatchObject({
    message: 'The shop cannot answer right now. Nothing of yours is lost: try again in a moment.',
    isTemporary: true,
  })
})

test.each([
  ['5', 'The shop is busy.'],
  ['90', 'The shop is busy. The next try can be in 2 minutes.'],
  ['never', 'The shop is busy.'],
])('a pause of %s seconds: %s', (seconds, message) => {
  const response = new Response(null, { status: 503, headers: { 'Retry-After': seconds } })
  const data = { error: { code: 'shop_away', message: 'The shop is busy.' } }

  expect(callFailureOf({ status: 503, data, response }).message).toBe(message)
})

test.each([
  [400, false],
  [403, false],
  [404, false],
  [408, true],
  [409, false],
  [425, true],
  [429, true],
  [500, true],
  [503, true],
])('may a call that was answered %i succeed later? %s', (status, isTemporary) => {
  const data = { error: { code: 'any', message: 'Any.' } }

  expect(callFailureOf({ status, data }).isTemporary).toBe(isTemporary)
})
