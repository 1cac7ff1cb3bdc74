import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import type { Refusal } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const visitor = shop.visitor()
await visitor.get('/api/csrf')
afterAll(() => shop.close())

const POSTS = [
  '/api/order',
  '/api/order/country',
  '/api/order/checkout',
  '/api/order/stripe/create',
  '/api/order/stripe/confirm',
  '/api/order/trial',
  '/api/demo-payments/pay',
]

const deep = `${'[['.repeat(20_000)}${']]'.repeat(20_000)}`

/** A hundred kilobytes that would be a hundred megabytes. */
const PACKED = gzipSync(Buffer.alloc(100 * 1024 * 1024, ' '))

const BODIES = [
  ['a form', 415, 'not_json', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', 415, 'not_json', '{}', { 'content-type': 'text/plain' }],
  ['no type', 415, 'not_json', '{}', { 'content-type': '' }],
  ['a body packed with gzip', 415, 'body_packed', PACKED, { 'content-encoding': 'gzip' }],
  ['too many bytes', 413, 'too_large', `"${'x'.repeat(300_000)}"`, {}],
  ['nothing', 400, 'malformed', '', {}],
  ['half an object', 400, 'malformed', '{"lines":', {}],
  ['a list', 400, 'malformed', '[]', {}],
  ['a number', 400, 'malformed', '1', {}],
  ['null', 400, 'malformed', 'null', {}],
  ['a deep nest', 400, 'malformed', deep, {}],
  ['a mark of the byte order in front', 400, 'malformed', '\ufeff{}', {}],
  [
    'bytes that are no UTF-8',
    400,
    'malformed',
    new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    {},
  ],
] as const

const CASES = POSTS.flatMap((path) =>
  BODIES.map(([what, status, code, body, headers]) => ({
    path,
    what,
    status,
    code,
    body,
    headers,
  })),
)

test.each(CASES)('$path with $what is $status', async ({ path, status, code, body, headers }) => {
  const answer = await visitor.send<Refusal>(path, body, headers)

  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: { error: { code, message: expect.any(String) } },
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

const ODD_LINES: unknown[] = [
  null,
  {},
  'all',
  [null],
  [[]],
  [{ styles: 'one', licences: 1 }],
  [{ styles: [1], licences: [{ type: 'desktop', tier: 'users-1' }] }],
  [{ styles: ['a', 'a'], licences: [{ type: 'desktop', tier: 'users-1' }] }],
  [{ styles: ['a'], licences: [{ type: 'desktop', tier: -1 }] }],
  [{ styles: ['a'], licences: [{ type: 'desktop', tier: 'users-1', quantity: 1e9 }] }],
  Array.from({ length: 201 }, () => ({ styles: ['a'], licences: [] })),
]

test.each(ODD_LINES.map((lines) => [JSON.stringify(lines).slice(0, 60), lines]))(
  'lines that are none are a fault of their field: %s',
  async (_words, lines) => {
    const { status, body } = await visitor.post<Refusal>('/api/order', { lines })

    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'invalid' })
    expect(Object.keys(body.error.fields ?? {})[0]).toMatch(/^lines/)
  },
)

test('names that reach into the language change nothing', async () => {
  const body = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"lines":[]}'
  await visitor.send('/api/order', body)

  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test.each([
  ['a line break and a header', 'a@example.org\r\nBcc: b@example.org'],
  ['nobody', ''],
  ['a list', ['a@example.org']],
  ['a very long name', `${'a'.repeat(400)}@example.org`],
  ['no domain', 'a@localhost'],
])('an address that is %s is a fault of its field', async (_what, email) => {
  const { status, body } = await visitor.post<Refusal>('/api/order/checkout', { email })

  expect(status).toBe(400)
  expect(Object.keys(body.error.fields ?? {})).toContain('email')
})
