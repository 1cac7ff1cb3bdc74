import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { sendStaticFile } from '@/server/send-static-file'
import { packStaticFiles } from '../../../src/setup/build/pack-static-files.mjs'
import { askOverTheWire, type Answer } from '../../support/http/ask-over-the-wire'

const SCRIPT = `console.log('${'Typefaces, set in themselves. '.repeat(200)}')`
const PATH = '/_next/static/chunks/0a-b_c~1.js'

const folder = mkdtempSync(join(tmpdir(), 'fount-static-'))
mkdirSync(join(folder, 'static/chunks'), { recursive: true })
mkdirSync(join(folder, 'static/media'))
writeFileSync(join(folder, 'static/chunks/0a-b_c~1.js'), SCRIPT)
writeFileSync(join(folder, 'static/media/face.woff2'), 'a font')
writeFileSync(join(folder, 'secret.js'), 'outside')
await packStaticFiles(folder)
writeFileSync(join(folder, 'static/chunks/newer.js'), SCRIPT)

const server = createServer(async (request, response) => {
  if (!(await sendStaticFile(request, response, folder))) response.end('from Next')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
] as const)(
  'a chunk is sent as the build packed it with %s, for good',
  async (encoding, unpack) => {
    const { headers, body } = await ask(PATH, { 'accept-encoding': `${encoding}, deflate` })

    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': encoding,
      'content-length': String(body.byteLength),
      'content-type': 'text/javascript; charset=utf-8',
      etag: expect.stringMatching(/^(W\/)?".+"$/),
      vary: 'Accept-Encoding',
    })
    expect(unpack(body).toString()).toBe(SCRIPT)
  },
)

test('who takes no packing gets the chunk as it is, with an ETag of its own', async () => {
  const plain = await ask(PATH)
  const packed = await ask(PATH, { 'accept-encoding': 'br' })

  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, SCRIPT])
  expect(plain.headers.vary).toBe('Accept-Encoding')
  expect(plain.headers.etag).not.toBe(packed.headers.etag)
})

test('a file that the build did not pack is sent as it is', async () => {
  const { headers, body } = await ask('/_next/static/chunks/newer.js', { 'accept-encoding': 'br' })

  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, SCRIPT])
})

test('who has the chunk is told so, without a body', async () => {
  const { headers } = await ask(PATH, { 'accept-encoding': 'br' })
  const etag = String(headers.etag)
  const again = await ask(PATH, { 'accept-encoding': 'br', 'if-none-match': etag })

  expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, etag])
})

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/6', 'a fo'],
  ['bytes=-4', 206, 'bytes 2-5/6', 'font'],
  ['bytes=9-', 416, 'bytes */6', ''],
])('of the part %s the answer is %i', async (range, status, span, text) => {
  const { headers, body, ...part } = await ask('/_next/static/media/face.woff2', { range })

  expect([part.status, headers['content-range'], body.toString()]).toEqual([status, span, text])
})

test('a HEAD gets the headers of the GET', async () => {
  const get = await ask(PATH, { 'accept-encoding': 'br' })
  const head = await ask(PATH, { 'accept-encoding': 'br' }, 'HEAD')

  const { date: _, ...headers } = get.headers
  expect(head).toMatchObject({ status: 200, headers })
  expect(head.body.byteLength).toBe(0)
})

test.each([
  '/_next/static/chunks/missing.js',
  '/_next/static/chunks/../../secret.js',
  '/_next/static/chunks/%2e%2e/%2e%2e/secret.js',
  '/_next/static/chunks',
  '/_next/static/',
  '/typeface/fraunces',
])('%s is left to Next, without a header', async (path) => {
  const { headers, body } = await ask(path, { 'accept-encoding': 'br' })

  expect([body.toString(), headers['content-type'], headers['cache-control']]).toEqual([
    'from Next',
    undefined,
    undefined,
  ])
})

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return askOverTheWire(port, path, headers, { method })
}
