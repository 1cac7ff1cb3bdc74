import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import compression from 'compression'
import { PackedPages, sendPackedPages } from '@/server/packed-pages'
import { ShopResponse } from '@/server/shop-response'
import { askOverTheWire, type Answer } from '../../support/http/ask-over-the-wire'

const pages = new PackedPages()
const pack = compression()
const HTML = `<!doctype html><p>${'Typefaces, set in themselves. '.repeat(200)}</p>`

const server = createServer({ ServerResponse: ShopResponse }, answerAsNextDoes)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

test('a page of the cache is packed once and sent so from then on', async () => {
  const first = await ask('/cached', { 'accept-encoding': 'br' })
  const packed = await vi.waitUntil(() => askUntilPacked('/cached', 'br'))

  expect(first.headers['etag']).toBeUndefined()
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(packed.body.byteLength),
    vary: 'rsc, Accept-Encoding',
  })
  expect(brotliDecompressSync(packed.body).toString()).toBe(HTML)
})

test('a visitor who has the page is told so, without a body', async () => {
  const { headers } = await vi.waitUntil(() => askUntilPacked('/cached', 'gzip'))
  const etag = String(headers['etag'])
  const again = await ask('/cached', {
    'accept-encoding': 'gzip',
    'if-none-match': `"x", W/${etag}`,
  })

  expect([again.status, again.body.byteLength, again.headers['etag']]).toEqual([304, 0, etag])
})

test('each packing has an ETag of its own', async () => {
  const brotli = await vi.waitUntil(() => askUntilPacked('/cached', 'br'))
  const zipped = await vi.waitUntil(() => askUntilPacked('/cached', 'gzip'))

  expect(gunzipSync(zipped.body).toString()).toBe(HTML)
  expect(brotli.headers['etag']).not.toBe(zipped.headers['etag'])
})

test('who takes no packing gets the page as it is', async () => {
  await vi.waitUntil(() => askUntilPacked('/cached', 'br'))
  const plain = await ask('/cached', { 'accept-encoding': 'identity' })

  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, HTML])
})

test('what does not come from the page cache is packed for this visitor', async () => {
  await vi.waitUntil(() => askUntilPacked('/cached', 'gzip'))
  const fresh = await ask('/fresh', { 'accept-encoding': 'gzip' })

  expect([fresh.headers['etag'], gunzipSync(fresh.body).toString()]).toEqual([undefined, HTML])
})

function answerAsNextDoes(...[request, response]: Parameters<RequestListener>): void {
  pack(request as never, response as never, () => {})
  sendPackedPages(response, { pages, keep: () => {} })
  response.setHeader('Vary', 'rsc')
  response.setHeader('x-nextjs-cache', request.url === '/cached' ? 'HIT' : 'MISS')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', Buffer.byteLength(HTML))
  response.end(HTML)
}

async function askUntilPacked(path: string, encoding: string): Promise<Answer | null> {
  const answer = await ask(path, { 'accept-encoding': encoding })
  return answer.headers['etag'] ? answer : null
}

function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  return askOverTheWire(port, path, headers)
}
