import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PackedPages, sendPackedPages } from '@/server/packed-pages'
import { ReadyPages } from '@/server/ready-pages'
import { ShopResponse } from '@/server/shop-response'
import { askOverTheWire, type Answer } from '../../support/http/ask-over-the-wire'

const HTML = `<!doctype html><p>${'Typefaces, set in themselves. '.repeat(200)}</p>`
const BROTLI = { 'accept-encoding': 'br' }

let ready = new ReadyPages()
let pages = new PackedPages()
let asked = 0
const headersOfNext: Record<string, Record<string, string>> = {
  '/of-a-visitor': { 'Set-Cookie': 'sid=1' },
  '/for-a-minute': { 'Cache-Control': 's-maxage=60' },
  '/fresh': { 'x-nextjs-cache': 'MISS' },
}

const server = createServer({ ServerResponse: ShopResponse }, answer)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

beforeEach(() => {
  ready = new ReadyPages()
  pages = new PackedPages()
  asked = 0
  publish()
})
afterEach(() => vi.unstubAllGlobals())

test('a page that was answered once is answered without Next, with all its headers', async () => {
  const known = await askUntilReady('/')
  const again = await ask('/')

  expect(asked).toBe(0)
  expect(again.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(again.body.byteLength),
    etag: known.headers['etag'],
    vary: 'rsc, Accept-Encoding',
    'x-of-next': 'yes',
  })
  expect(brotliDecompressSync(again.body).toString()).toBe(HTML)
})

test('HEAD is answered by the same headers, and whoever has the page by 304', async () => {
  const { headers } = await askUntilReady('/')
  const head = await askOverTheWire(port, '/', BROTLI, { method: 'HEAD' })
  const same = await ask('/', { 'if-none-match': String(headers['etag']) })

  expect([head.status, head.body.byteLength, head.headers['content-length']]).toEqual([
    200,
    0,
    headers['content-length'],
  ])
  expect([same.status, same.body.byteLength, asked]).toEqual([304, 0, 0])
})

test('as soon as anything is published, Next is asked again', async () => {
  await askUntilReady('/')
  publish()
  await ask('/')

  expect(asked).toBe(1)
})

test('what was begun before something was published is not kept', async () => {
  await vi.waitUntil(async () => (await ask('/publishes')).headers['etag'])
  asked = 0
  await ask('/publishes')

  expect(asked).toBe(1)
})

test.each([
  ['a query', '/?thanks', {}],
  ['a page’s data', '/', { rsc: '1' }],
  ['a part of it', '/', { 'next-router-prefetch': '1' }],
  ['a draft', '/', { cookie: 'a=b; __prerender_bypass=1' }],
  ['no packing', '/', { 'accept-encoding': 'identity' }],
])('whoever asks for %s is answered by Next', async (_, path, headers) => {
  await askUntilReady('/')
  await ask(path, headers)

  expect(asked).toBe(1)
})

test.each(Object.keys(headersOfNext))(
  'what is not the same for all, and for good, is not kept: %s',
  async (path) => {
    await ask(path)
    await ask(path)
    await new Promise((resolve) => setTimeout(resolve, 50))
    asked = 0
    await ask(path)
    await ask(path)

    expect(asked).toBe(2)
  },
)

function publish(): void {
  vi.stubGlobal('fountIsPageOutdated', () => false)
}

function answer(...[request, response]: Parameters<RequestListener>): void {
  if (ready.send(request, response)) return
  asked++
  sendPackedPages(response, { pages, keep: ready.keeperFor(request) })
  if (request.url === '/publishes') publish()
  const headers = {
    'Cache-Control': 's-maxage=31536000',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(HTML)),
    'x-nextjs-cache': 'HIT',
    'x-of-next': 'yes',
    Vary: 'rsc',
    ...headersOfNext[request.url ?? ''],
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.end(HTML)
}

async function askUntilReady(path: string): Promise<Answer> {
  await vi.waitUntil(async () => (await ask(path)).headers['etag'])
  const known = await ask(path)
  asked = 0
  return known
}

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return askOverTheWire(port, path, { ...BROTLI, ...headers })
}
