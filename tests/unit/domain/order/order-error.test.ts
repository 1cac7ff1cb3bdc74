import { expect, test } from 'vitest'
import { CartIsEmpty, QuoteChanged } from '@/domain/order/order-error'
import type { ShopError } from '@/domain/shop-error'

function wordsOf({ name, code, status, fields, retryAfterInSeconds }: ShopError) {
  return { name, code, status, fields, retryAfterInSeconds }
}

test('a broken rule has a name, a code and a status', () => {
  expect(wordsOf(new QuoteChanged())).toEqual({
    name: 'QuoteChanged',
    code: 'quote_changed',
    status: 409,
    fields: null,
    retryAfterInSeconds: null,
  })
})

test('an empty cart names the lines', () => {
  expect(wordsOf(new CartIsEmpty())).toEqual({
    name: 'CartIsEmpty',
    code: 'cart_is_empty',
    status: 400,
    fields: { lines: 'Choose a typeface first.' },
    retryAfterInSeconds: null,
  })
})
