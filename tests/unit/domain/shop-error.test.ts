import { expect, test } from 'vitest'
import { DownloadIsGone, NotFound, ShopIsAway, TooManyRequests } from '@/domain/request-error'
import { InvalidRequest } from '@/domain/shop-error'

test('an invalid request says what is wrong and where', () => {
  const fields = { email: 'Write your e-mail address.', name: 'Write your name.' }
  const error = new InvalidRequest(fields)
  expect([error.message, error.fields, error.status]).toEqual([fields.email, fields, 400])
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
