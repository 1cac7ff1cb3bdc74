import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { NotFound } from '@/domain/request-error'
import { respondError, sayWhatFailed } from '@/endpoints/respond'

async function answerTo(error: unknown) {
  const log = vi.fn()
  const req = {
    pathname: '/api/order',
    headers: new Headers(),
    payload: { logger: { error: log } },
  }
  const response = respondError(error, req as unknown as PayloadRequest)
  const { error: body } = (await response.json()) as { error: { code: string } }
  const after = response.headers.get('retry-after')
  return { status: response.status, code: body.code, after, logged: log.mock.calls.length }
}

test.each([
  ['a broken rule', new NotFound('cart'), [404, 'cart_not_found', null, 0]],
  ['a bug', new TypeError('x is not a function'), [500, 'internal', null, 1]],
  [
    'a busy database',
    Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }),
    [503, 'shop_away', '5', 1],
  ],
  [
    'a full disk',
    new Error('not stored', { cause: Object.assign(new Error('full'), { code: 'SQLITE_FULL' }) }),
    [507, 'disk_full', '60', 1],
  ],
])('%s is answered by its status and code', async (_what, error, [status, code, after, logged]) => {
  expect(await answerTo(error)).toEqual({ status, code, after, logged })
})

test('who meets a bug is told the reference that stands in the log: the name of the request', async () => {
  const log = vi.fn()
  const headers = new Headers({ 'x-fount-request': 'ABC123' })
  const req = { pathname: '/api/order', headers, payload: { logger: { error: log } } }
  const response = respondError(new TypeError('x'), req as unknown as PayloadRequest)
  const { message } = ((await response.json()) as { error: { message: string } }).error

  expect(message).toMatch(/Reference ABC123\.$/)
  expect(log.mock.calls[0]?.[0].msg).toBe('Reference ABC123: unexpected at /api/order')
})

test('the sentences of fields reach staff, whichever bundle their error is of', async () => {
  const data = { errors: [{ path: 'file', message: 'This SVG holds a script.' }] }
  class ValidationError extends Error {
    override name = 'ValidationError'
    data = data
  }
  const message = 'The following field is invalid: file'
  const answer = await sayWhatFailed({
    error: new ValidationError(message),
    req: {},
    result: { errors: [{ message }] },
  } as unknown as Parameters<typeof sayWhatFailed>[0])

  expect(answer).toEqual({ response: { errors: [{ name: 'ValidationError', data, message }] } })
})
