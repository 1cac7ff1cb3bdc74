import { afterEach, expect, test, vi } from 'vitest'
import { shopFetch } from '@/storefront/shell/requests/http-client'
import { startScriptedServer, type Scripted } from '../../../../support/http/start-scripted-server'

const PASSING = [408, 409, 425, 429, 500, 502, 503, 504]
const DECIDED = [400, 401, 402, 403, 404, 410, 413, 415, 418, 422, 451, 501, 505, 599]
const REFUSAL = { error: { code: 'busy', message: 'Busy.' } }
const TOKEN = { status: 200, headers: { 'set-cookie': 'csrftoken=fresh.token; Path=/' }, body: {} }

const open: { close: () => Promise<unknown> }[] = []

/** A page of a real server: what a browser does between a page and its own host, and nothing else. */
async function aPageOf(script: Scripted[], { cookie = 'csrftoken=known.token' } = {}) {
  const server = await startScriptedServer(script)
  open.push(server)
  const page = { cookie }
  const overTheWire = globalThis.fetch
  const requests: RequestInit[] = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    requests.push(request)
    const response = await overTheWire(new URL(address, server.origin), request)
    for (const set of response.headers.getSetCookie()) page.cookie = set.split(';')[0] ?? ''
    return response
  })
  return { ...server, requests }
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(open.splice(0).map((server) => server.close()))
})

const post = (call = {}) => shopFetch('/x', { method: 'POST', body: {}, ...call })

test.each(PASSING)('a reading call that is answered %i is sent once more', async (status) => {
  const { heard } = await aPageOf([{ status, body: REFUSAL }])

  expect(await shopFetch('/x')).toEqual({ told: 'all' })
  expect(heard).toHaveLength(2)
})

test.each(PASSING)('a second %i is an error, with the words of the answer', async (status) => {
  const { heard } = await aPageOf([
    { status, body: REFUSAL },
    { status, body: REFUSAL },
  ])

  await expect(shopFetch('/x')).rejects.toMatchObject({ status, data: REFUSAL })
  expect(heard).toHaveLength(2)
})

test.each(DECIDED)('%i is an error at once', async (status) => {
  const { heard } = await aPageOf([{ status, body: REFUSAL }])

  await expect(shopFetch('/x')).rejects.toMatchObject({ status, data: REFUSAL })
  expect(heard).toHaveLength(1)
})

test('an answer without a body is none', async () => {
  await aPageOf([{ status: 204 }])

  expect(await shopFetch('/x')).toBeUndefined()
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s sends JSON and the token', async (method) => {
  const { heard } = await aPageOf([])

  await shopFetch('/x', { method, body: { lines: ['ä', 1, null] } })

  const body = '{"lines":["ä",1,null]}'
  const type = 'application/json'
  expect(heard).toEqual([{ method, path: '/x', type, token: 'known.token', body }])
})

test.each(PASSING)('a POST that is answered %i is not sent again', async (status) => {
  const { heard } = await aPageOf([{ status, headers: { 'retry-after': '0' }, body: REFUSAL }])

  await expect(post()).rejects.toMatchObject({ status, data: REFUSAL })
  expect(heard).toHaveLength(1)
})

test('a POST whose answer is lost is not sent again: it may have acted', async () => {
  const { heard } = await aPageOf([{ cut: true }])

  await expect(post()).rejects.toMatchObject({ name: 'FetchError', status: undefined })
  expect(heard.map(({ method }) => method)).toEqual(['POST'])
})

test.each(['PUT', 'PATCH', 'DELETE'])('nor is a %s', async (method) => {
  const { heard } = await aPageOf([{ status: 503, body: REFUSAL }])

  await expect(shopFetch('/x', { method })).rejects.toMatchObject({ status: 503 })
  expect(heard).toHaveLength(1)
})

test('a POST that acts once however often it is sent is tried once more', async () => {
  const { heard } = await aPageOf([{ cut: true }])

  expect(await post({ repeatable: true, body: { cart_key: 'k' } })).toEqual({ told: 'all' })
  expect(heard.map(({ body }) => body)).toEqual(['{"cart_key":"k"}', '{"cart_key":"k"}'])
})

test('a reading call whose answer is lost is sent once more', async () => {
  const { heard } = await aPageOf([{ cut: true }])

  expect(await shopFetch('/x', { query: { cart_key: 'a b' } })).toEqual({ told: 'all' })
  expect(heard.map(({ path }) => path)).toEqual(['/x?cart_key=a+b', '/x?cart_key=a+b'])
})

test('a pause of seconds is kept to', async () => {
  const { pauses } = await aPageOf([{ status: 503, headers: { 'retry-after': '2' } }])

  await shopFetch('/x')

  expect(Math.min(...pauses())).toBeGreaterThanOrEqual(1990)
})

test('a pause until a date is kept to', async () => {
  // A date has whole seconds: between two and three of them from now.
  const date = new Date(Date.now() + 3000).toUTCString()
  const { pauses } = await aPageOf([{ status: 429, headers: { 'retry-after': date } }])

  await shopFetch('/x')

  expect(Math.min(...pauses())).toBeGreaterThanOrEqual(1900)
})

test('a pause longer than a person waits is told, not kept in silence', async () => {
  const { heard } = await aPageOf([
    { status: 429, headers: { 'retry-after': '3600' }, body: REFUSAL },
  ])

  await expect(shopFetch('/x')).rejects.toMatchObject({ status: 429, data: REFUSAL })
  expect(heard).toHaveLength(1)
})

test('the first POST asks for the token over the same line', async () => {
  const { heard } = await aPageOf([TOKEN], { cookie: '' })

  await post()

  expect(heard.map(({ method, path, token }) => [method, path, token])).toEqual([
    ['GET', '/api/csrf', ''],
    ['POST', '/x', 'fresh.token'],
  ])
})

test('a token refused as stale is renewed, though a POST is never repeated', async () => {
  const stale = { status: 403, body: { error: { code: 'csrf_failed', message: 'Old.' } } }
  const { heard } = await aPageOf([stale, TOKEN])

  expect(await post()).toEqual({ told: 'all' })
  expect(heard.map(({ path, token }) => [path, token])).toEqual([
    ['/x', 'known.token'],
    ['/api/csrf', ''],
    ['/x', 'fresh.token'],
  ])
})

test('every call carries credentials, and none a time limit', async () => {
  const { requests } = await aPageOf([TOKEN], { cookie: '' })

  await post()
  await shopFetch('/x')

  expect(requests.map(({ credentials, signal }) => [credentials, signal])).toEqual([
    ['include', undefined],
    ['include', undefined],
    ['include', undefined],
  ])
})
