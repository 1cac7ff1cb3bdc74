import { expect, test } from 'vitest'
import { DownloadIsGone, NotFound, ShopIsAway, TooManyRequests } from '@/domain/request-error'
import { InvalidRequest, type ShopError } from '@/domain/shop-error'
import { CartIsEmpty, QuoteChanged } from '@/domain/order/order-error'

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

test('an invalid request says what is wrong and where', () => {
  const fields = { email: 'Write your e-mail address.', name: 'Write your name.' }
  const error = new InvalidRequest(fields)
  expect([error.message, error.fields, error.status]).toEqual([fields.email, fields, 400])
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

test('who must wait learns how long', () => {
  const errors = [new TooManyRequests(60), new ShopIsAway()]
  expect(errors.map((error) => [error.status, error.retryAfterInSeconds])).toEqual([
    [429, 60],
    [503, 5],
  ])
})

test('what is not there and what is gone are told apart', () => {
  expect([new NotFound('cart'), new DownloadIsGone()].map((e) => [e.status, e.code])).toEqual([
    [404, 'cart_not_found'],
    [410, 'download_gone'],
  ])
})
