import { afterEach, expect, test, vi } from 'vitest'
import { shopFetch } from '@/storefront/shell/http-client'

type Call = { address: string; method: string; token: string | null; credentials: string }

/** A server that sets the token when it is asked for one, and writes down every call. */
function aServer({ cookie = '' } = {}): Call[] {
  const calls: Call[] = []
  const page = { cookie }
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    calls.push({
      address,
      method: request.method ?? 'GET',
      token: new Headers(request.headers).get('x-csrftoken'),
      credentials: request.credentials ?? '',
    })
    if (address === '/api/csrf') page.cookie = 'csrftoken=fresh.token'
    return Response.json({})
  })
  return calls
}

afterEach(() => void vi.unstubAllGlobals())

test('the first POST asks for the token, then sends it', async () => {
  const calls = aServer()

  await shopFetch('/api/order', { method: 'POST', body: {} })

  expect(calls).toEqual([
    { address: '/api/csrf', method: 'GET', token: null, credentials: 'include' },
    { address: '/api/order', method: 'POST', token: 'fresh.token', credentials: 'include' },
  ])
})

test('two POSTs at once ask for one token', async () => {
  const calls = aServer()

  await Promise.all([
    shopFetch('/api/order', { method: 'POST', body: {} }),
    shopFetch('/api/order', { method: 'POST', body: {} }),
  ])

  expect(calls.map(({ address }) => address)).toEqual(['/api/csrf', '/api/order', '/api/order'])
})

test('a GET asks for no token, but sends the one there is', async () => {
  const calls = aServer({ cookie: 'cart=%7B%7D; csrftoken=known' })

  await shopFetch('/api/fonts')

  expect(calls).toEqual([
    { address: '/api/fonts', method: 'GET', token: 'known', credentials: 'include' },
  ])
})
