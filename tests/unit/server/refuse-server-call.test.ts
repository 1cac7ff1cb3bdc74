import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { KeyLookup } from '@/operations/site/routes/route-lookup'
import { refuseServerCall } from '@/server/refuse-server-call'
import { askOverTheWire } from '../../support/http/ask-over-the-wire'

const server = createServer((request, response) => {
  const path = request.url ?? ''
  void refuseServerCall(request, response, { path, whenReady: Promise.resolve() }).then(
    (isRefused) => isRefused || response.end('called'),
  )
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => server.close())
afterEach(() => void (globalThis.fountKeyLookup = undefined))

const ID = '40'.padEnd(42, 'a')
const TEXT = 'text/plain;charset=UTF-8'
const CALL = '[{"name":"form-state","args":{}}]'

type Call = { id?: string; type?: string; body?: string; path?: string; headers?: object }

function letIn(serverCall: KeyLookup['serverCall']) {
  globalThis.fountKeyLookup = { serverCall } as KeyLookup
}

async function call({ id = ID, type = TEXT, body = CALL, path = '/admin', headers }: Call = {}) {
  const given = { 'next-action': id, 'content-type': type, connection: 'close', ...headers }
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  const asked = { method: 'POST', body: Buffer.from(body) }
  const answer = await askOverTheWire(port, path, { ...length, ...sent }, asked)
  return { status: answer.status, said: String(answer.body), headers: answer.headers }
}

test.each<[string, Call, number]>([
  ['no name of a function', { id: '' }, 400],
  ['a name that no function has', { id: 'x' }, 400],
  ['a name of ten thousand letters', { id: 'a'.repeat(10_000) }, 400],
  ['nothing in it', { body: '' }, 400],
  ['no type', { type: '' }, 415],
  ['a type of forms', { type: 'application/x-www-form-urlencoded' }, 415],
  ['JSON', { type: 'application/json' }, 415],
  ['parts without a mark between them', { type: 'multipart/form-data' }, 415],
  ['more in it than is read', { headers: { 'content-length': String(2 ** 21) } }, 413],
])('a call with %s is refused, and nobody is looked up', async (_what, sent, status) => {
  const lookUp = vi.fn(async () => null)
  letIn(lookUp)
  const refused = await call(sent)

  expect([refused.status, lookUp.mock.calls.length]).toEqual([status, 0])
  expect(refused.said).toMatch(/^[A-Z][^\n]+\.\n$/)
})

test('who calls is known by the headers of a sign-in alone, and reads why they may not', async () => {
  const lookUp = vi.fn<KeyLookup['serverCall']>(async () => ({
    status: 429,
    message: 'Not so often.',
    retryAfterInSeconds: 30,
  }))
  letIn(lookUp)
  const refused = await call({
    path: '/preview/pages/7',
    headers: { cookie: 'fount-token=any', origin: 'http://shop', 'x-fount-client': '203.0.113.9' },
  })
  const [asked] = lookUp.mock.calls[0] ?? []

  expect(refused).toMatchObject({ status: 429, said: 'Not so often.\n' })
  expect(refused.headers['retry-after']).toBe('30')
  expect(asked?.client).toBe('203.0.113.9')
  expect(Object.fromEntries(asked?.headers ?? [])).toEqual({
    cookie: 'fount-token=any',
    origin: 'http://shop',
  })
})

test.each(['text/plain', TEXT, 'multipart/form-data; boundary=----any'])(
  'a call as pages send it, as %s, is let pass',
  async (type) => {
    letIn(async () => null)
    expect((await call({ type })).said).toBe('called')
  },
)

test('who may not write to Payload’s REST is refused before Next has the request, in its shape', async () => {
  letIn(async () => ({ status: 429, message: 'Not so often.', retryAfterInSeconds: 30 }))
  const type = 'application/json'
  const refused = await call({ path: '/api/orders', id: '', type })
  const [door, ours] = [
    await call({ path: '/api/users/login/', id: '', type }),
    await call({ path: '/api/order/checkout', id: '', type }),
  ]

  expect([refused.status, JSON.parse(refused.said)]).toEqual([
    429,
    { errors: [{ name: 'too_many_requests', message: 'Not so often.' }] },
  ])
  expect([door.said, ours.said]).toEqual(['called', 'called'])
})

test('where no function is called nothing is refused', async () => {
  const [page, api] = [
    await askOverTheWire(port, '/admin/login'),
    await call({ path: '/api/order', id: '', type: 'application/json' }),
  ]
  expect([String(page.body), api.said]).toEqual(['called', 'called'])
})
