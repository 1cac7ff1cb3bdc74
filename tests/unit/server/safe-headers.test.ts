import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { REFERENCE_HEADER } from '@/domain/site/failure-page'
import { PagePolicies, secureHtml } from '@/server/headers/secure-html'
import { setSafeHeaders, type Safety } from '@/server/headers/set-safe-headers'
import { pageFailures } from '@/platform/next-answers'

const FLIGHT = 'self.__next_f.push([1,"a"])'
const SAFETY: Safety = { isHttps: false, hasPolicy: true }

/** A shop that answers so, behind the headers of the server. */
async function serve(answer: RequestListener, safety = SAFETY) {
  const policies = new PagePolicies()
  const server = createServer((request, response) => {
    setSafeHeaders(request, response, safety)
    secureHtml(response, policies, request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers })
}

const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

test('a page that comes in pieces comes whole, with the hashes of its scripts', async () => {
  const ask = await serve((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.flushHeaders()
    response.write('<p>é</p><script>self.__next')
    response.write(Buffer.from('_f.push([1,"a"])</script>'))
    response.end('<script>alert(1)</script>')
  })
  const response = await ask('/')

  expect(await response.text()).toBe(`<p>é</p><script>${FLIGHT}</script><script>alert(1)</script>`)
  expect(policyOf(response)).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
  expect(policyOf(response)).not.toMatch(/script-src[^;]*unsafe/)
})

test('the error page names the failure by the reference in the log, beside its untouched scripts', async () => {
  const page = `<p class="num" data-reference=""></p><script>${FLIGHT}</script>`
  const ask = await serve((request, response) => {
    if (request.url === '/failed') response.setHeader(REFERENCE_HEADER, 'K4T9QZ')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(page))
    response.end(page)
  })
  const [failed, other] = await Promise.all([ask('/failed'), ask('/')])

  expect(await failed.text()).toBe(page.replace('></p>', '>Reference K4T9QZ</p>'))
  expect(await other.text()).toBe(page)
  expect(policyOf(failed)).toBe(policyOf(other))
})

test('Stripe’s hosts are allowed at the payment step alone', async () => {
  const ask = await serve((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<p>page</p>')
  })
  const paths = [
    '/',
    '/cart/key',
    '/cart/key?step=details',
    '/shop?step=payment',
    '/cart/key?step=payment',
  ]
  const answers = await Promise.all(paths.map((path) => ask(path)))

  expect(answers.map((response) => policyOf(response).includes('stripe.com'))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

test('Payload’s REST is kept by no cache for staff, and by none for another visitor', async () => {
  const ask = await serve((_, response) => {
    response.setHeader('Vary', 'rsc')
    response.end('{}')
  })
  const cookie = 'a=b; fount-token=x'
  const [anybody, staff, fonts] = [
    await ask('/api/typefaces'),
    await ask('/api/typefaces', { cookie }),
    await ask('/api/fonts', { cookie }),
  ]

  expect(staff.headers.get('cache-control')).toBe('private, no-store')
  expect([anybody, staff].map((one) => one.headers.get('vary'))).toEqual([
    'rsc, Cookie',
    'rsc, Cookie',
  ])
  expect(fonts.headers.get('cache-control')).toBeNull()
})

test('HSTS is for https alone, and a shop that is away says when to come back', async () => {
  const answer: RequestListener = (_, response) => {
    response.statusCode = 503
    response.end()
  }
  const [plain, secure] = [
    await (await serve(answer))('/'),
    await (await serve(answer, { ...SAFETY, isHttps: true }))('/'),
  ]

  expect(plain.headers.get('strict-transport-security')).toBeNull()
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(plain.headers.get('retry-after')).toBe('5')
})

test('search engines may fetch fonts, and list nothing of the API but pictures', async () => {
  const ask = await serve((_, response) => response.end())
  const paths = ['/api/font-files/file/a.woff2', '/api/fonts', '/api/media/file/a.png', '/explore']
  const answers = await Promise.all(paths.map((path) => ask(path)))

  expect(answers.map(({ headers }) => headers.get('x-robots-tag'))).toEqual([
    'noindex',
    'noindex',
    null,
    null,
  ])
})

test('a filtered list is no page of its own to search engines', async () => {
  const ask = await serve((_, response) => response.end())
  const paths = ['/explore?facts=weight:900', '/explore?utm_source=letter', '/explore_old']
  const answers = await Promise.all(paths.map((path) => ask(path)))

  expect(answers.map(({ headers }) => headers.get('x-robots-tag'))).toEqual([
    'noindex',
    null,
    'noindex',
  ])
})

test.each(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'font/woff2'])(
  '%s is sent without the rules of a page, and its type is still not guessed',
  async (type) => {
    const ask = await serve((_, response) => {
      response.setHeader('Content-Type', type)
      response.end()
    })
    const { headers } = await ask('/_next/static/chunks/a.js')

    expect([...headers.keys()].filter((name) => /policy|frame/.test(name))).toEqual([
      'referrer-policy',
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test('a picture that can be opened as a page keeps the rules of one', async () => {
  const ask = await serve((_, response) => {
    response.setHeader('Content-Type', 'image/svg+xml')
    response.end()
  })
  const { headers } = await ask('/api/media/file/a.svg')

  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test('a page that failed because the database or the bucket is away is 503 and to be asked for again; any other stays 500', async () => {
  const ask = await serve((request, response) => {
    const isAway = request.url === '/away'
    response.setHeader('X-Request-Id', String(request.url))
    pageFailures().set(String(request.url), { digest: '123456', isAway })
    response.statusCode = 500
    response.end('Internal Server Error')
  })
  const [away, broken] = [await ask('/away'), await ask('/broken')]
  pageFailures().clear()

  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([500, null])
})
