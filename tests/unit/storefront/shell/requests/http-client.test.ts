import { afterEach, expect, test, vi } from 'vitest'
import { shopFetch } from '@/storefront/shell/requests/http-client'

type Call = { url: string; method: string; token: string | null; credentials: string }

/** A server that sets the token when one is requested, refuses those it lists, and records every call. */
function aServer({ cookie = '', refused = {} as Record<string, string> } = {}): Call[] {
  const calls: Call[] = []
  const page = { cookie }
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const token = new Headers(request.headers).get('x-csrftoken')
    const { method = 'GET', credentials = '' } = request
    calls.push({ url, method, token, credentials })
    if (url === '/api/csrf') page.cookie = 'csrftoken=fresh.token'
    const code = refused[token ?? '']
    return code === undefined
      ? Response.json({ paid: true })
      : Response.json({ error: { code } }, { status: 403 })
  })
  return calls
}

afterEach(() => void vi.unstubAllGlobals())

test('the first POST requests the token, then sends it', async () => {
  const calls = aServer()

  await shopFetch('/api/order', { method: 'POST', body: {} })

  expect(calls).toEqual([
    { url: '/api/csrf', method: 'GET', token: null, credentials: 'include' },
    { url: '/api/order', method: 'POST', token: 'fresh.token', credentials: 'include' },
  ])
})

test('two POSTs at once request one token', async () => {
  const calls = aServer()

  await Promise.all([
    shopFetch('/api/order', { method: 'POST', body: {} }),
    shopFetch('/api/order', { method: 'POST', body: {} }),
  ])

  expect(calls.map(({ url }) => url)).toEqual(['/api/csrf', '/api/order', '/api/order'])
})

test('a GET requests no token, but sends the one there is', async () => {
  const calls = aServer({ cookie: 'cart=%7B%7D; csrftoken=known' })

  await shopFetch('/api/fonts')

  expect(calls).toEqual([
    { url: '/api/fonts', method: 'GET', token: 'known', credentials: 'include' },
  ])
})

const post = () => shopFetch('/api/order', { method: 'POST', body: {} })

test('a token that is no longer valid is renewed, and the call sent again', async () => {
  const calls = aServer({ cookie: 'csrftoken=stale', refused: { stale: 'csrf_failed' } })

  expect(await post()).toEqual({ paid: true })
  expect(calls.map(({ url, token }) => [url, token])).toEqual([
    ['/api/order', 'stale'],
    ['/api/csrf', null],
    ['/api/order', 'fresh.token'],
  ])
})

test('a call for a file is sent again with a new token as any other', async () => {
  const calls = aServer({ cookie: 'csrftoken=stale', refused: { stale: 'csrf_failed' } })

  await shopFetch('/api/fonts/sheet/1', { method: 'POST', responseType: 'blob' as 'json' })

  expect(calls.map(({ url }) => url)).toEqual([
    '/api/fonts/sheet/1',
    '/api/csrf',
    '/api/fonts/sheet/1',
  ])
})

test('a call refused with the new token too is not sent a third time', async () => {
  const refused = { stale: 'csrf_failed', 'fresh.token': 'csrf_failed' }
  const calls = aServer({ cookie: 'csrftoken=stale', refused })

  await expect(post()).rejects.toMatchObject({ data: { error: { code: 'csrf_failed' } } })
  expect(calls.map(({ url }) => url)).toEqual(['/api/order', '/api/csrf', '/api/order'])
})

test('a call refused for another reason is not sent again', async () => {
  const calls = aServer({ cookie: 'csrftoken=known', refused: { known: 'not_allowed' } })

  await expect(post()).rejects.toMatchObject({ data: { error: { code: 'not_allowed' } } })
  expect(calls).toHaveLength(1)
})
