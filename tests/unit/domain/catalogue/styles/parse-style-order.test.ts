import { expect, test } from 'vitest'
import { parseStyleOrder } from '@/domain/catalogue/styles/parse-style-order'

test.each([[{ was: ['a', 'b'], order: ['b', 'a'] }], [{ was: ['a', 'b'], order: null }]])(
  'an order is read: %o',
  (body) => {
    expect(parseStyleOrder(body)).toEqual(body)
  },
)

test.each([
  ['names a style twice', { was: ['a', 'b'], order: ['a', 'a'] }],
  ['leaves one out', { was: ['a', 'b'], order: ['a'] }],
  ['names a foreign one', { was: ['a', 'b'], order: ['a', 'c'] }],
  ['does not say what was seen', { order: ['a'] }],
  ['is none', { was: ['a'] }],
  ['is of numbers', { was: [1], order: [1] }],
])('an order that %s is refused', (_, body) => {
  expect(() => parseStyleOrder(body)).toThrow('An order names every style once.')
})
