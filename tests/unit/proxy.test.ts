import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { FAILURE_PAGE, REFERENCE_HEADER } from '@/domain/site/failure-page'
import { CLIENT_HEADER, MISSING_SENTENCE_HEADER } from '@/domain/site/request-headers'
import { proxy } from '@/proxy'

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

afterEach(() => {
  globalThis.fountKeyLookup = undefined
  vi.restoreAllMocks()
})

/** What the server answers about an order that it fails to look up. */
async function askWhile(error: Error, userAgent: string) {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const fail = () => Promise.reject(error)
  globalThis.fountKeyLookup = {
    cart: fail,
    order: fail,
    quote: fail,
    eula: fail,
    eulaVersion: fail,
    staff: fail,
    download: fail,
    licence: fail,
    madePage: fail,
    serverCall: fail,
  }
  const headers = { 'user-agent': userAgent }
  const response = await proxy(new NextRequest('https://shop.example/order/any', { headers }))
  const page = response.headers.get('x-middleware-rewrite')
  return {
    status: response.status,
    page: page && new URL(page).pathname,
    again: response.headers.get('retry-after'),
    isNamed: log.mock.lastCall?.[0] === `Reference ${response.headers.get(REFERENCE_HEADER)}:`,
  }
}

const AWAY = Object.assign(new Error('no server found'), { name: 'MongoServerSelectionError' })

test('while the database is away a person reads the error page, and browsers when to come back', async () => {
  expect(await askWhile(AWAY, PERSON)).toEqual({
    status: 503,
    page: FAILURE_PAGE,
    again: '5',
    isNamed: true,
  })
})

test('a bot is told the same without a page', async () => {
  expect(await askWhile(AWAY, BOT)).toEqual({ status: 503, page: null, again: '5', isNamed: true })
})

test('who follows a link to an order that has ended reads where a new one is made', async () => {
  const known = async () => true
  globalThis.fountKeyLookup = {
    cart: known,
    quote: known,
    eula: known,
    eulaVersion: known,
    staff: known,
    order: async () => ({ status: 410, message: 'My licences makes a new one.' }),
    download: async () => null,
    licence: async () => null,
    madePage: async () => null,
    serverCall: async () => null,
  }
  const response = await proxy(new NextRequest('https://shop.example/order/any'))
  const page = response.headers.get('x-middleware-rewrite') ?? ''
  expect([response.status, new URL(page).pathname]).toEqual([410, '/missing/order-ended'])
})

test('who has downloaded too often reads why, on a page, and when to come back', async () => {
  const known = async () => true
  const download = async (_token: string, client: string | null) => ({
    status: 429,
    message: `Not so often, ${client}.`,
    retryAfterInSeconds: 90,
    isTrial: false,
  })
  globalThis.fountKeyLookup = {
    cart: known,
    order: async () => null,
    quote: known,
    eula: known,
    eulaVersion: known,
    staff: known,
    download,
    licence: async () => null,
    madePage: async () => null,
    serverCall: async () => null,
  }
  const headers = { accept: 'text/html', [CLIENT_HEADER]: '198.51.100.7' }
  const address = 'https://shop.example/api/download/any'
  const response = await proxy(new NextRequest(address, { headers }))
  const page = response.headers.get('x-middleware-rewrite') ?? ''
  const told = response.headers.get(`x-middleware-request-${MISSING_SENTENCE_HEADER}`) ?? ''

  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '90'])
  expect(new URL(page).pathname).toBe('/missing/download-later')
  expect(decodeURIComponent(told)).toBe('Not so often, 198.51.100.7.')
})

test('a fault of ours names no time to come back', async () => {
  const fault = new TypeError('x is undefined')

  expect(await askWhile(fault, PERSON)).toEqual({
    status: 500,
    page: FAILURE_PAGE,
    again: null,
    isNamed: true,
  })
})

test.each([
  ['a bot, of a text', BOT, '/explore/geist?style=bold&text=Quince', '/missing/set/geist'],
  ['a bot, of the page alone', BOT, '/explore/geist', null],
  ['a visitor, of a text', PERSON, '/explore/geist?style=bold&text=Quince', null],
])('a shared tester is asked for by %s', async (_, userAgent, path, rewritten) => {
  const headers = { 'user-agent': userAgent }
  const response = await proxy(new NextRequest(`https://shop.example${path}`, { headers }))
  const page = response.headers.get('x-middleware-rewrite')
  expect(page && new URL(page).pathname).toBe(rewritten)
})

test.each([
  ['/compare', PERSON],
  ['/compare?typefaces=geist,syne', PERSON],
  ['/explore/geist?features=smcp', BOT],
])('who has had %s made very often reads when to come back', async (path, userAgent) => {
  const known = async () => true
  globalThis.fountKeyLookup = {
    cart: known,
    order: async () => null,
    quote: known,
    eula: known,
    eulaVersion: known,
    staff: known,
    download: async () => null,
    licence: async () => null,
    serverCall: async () => null,
    madePage: async () => ({ status: 429, message: 'Not so often.', retryAfterInSeconds: 30 }),
  }
  const headers = { 'user-agent': userAgent }
  const response = await proxy(new NextRequest(`https://shop.example${path}`, { headers }))
  const page = response.headers.get('x-middleware-rewrite') ?? ''

  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30'])
  expect(new URL(page).pathname).toBe('/missing/later')
})

test.each([
  ['/cart', '', '/shop'],
  ['/cart/', '{"key":"q8Zx71bLw0","lines":2}', '/cart/q8Zx71bLw0'],
  ['/cart', '{"key":"//elsewhere.example","lines":1}', '/shop'],
  ['/order', '', '/my-licences'],
])('who types %s with the cookie %s comes to %s', async (path, cart, expected) => {
  const headers = { cookie: `cart=${encodeURIComponent(cart)}` }
  const response = await proxy(new NextRequest(`https://shop.example${path}`, { headers }))

  expect(response.status).toBe(307)
  expect(new URL(response.headers.get('location') ?? '').pathname).toBe(expected)
})
