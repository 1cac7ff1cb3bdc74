import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { askOverTheWire, type Answer } from '../../support/http/ask-over-the-wire'
import { browserOverTheWire } from '../../support/http/browser-over-the-wire'
import { aPaidPurchase, readStatus } from '../../support/shop/buyer'

/** What the shop's own server sends, to the byte; nothing here needs a browser. */

type Encoding = 'br' | 'gzip' | 'identity'
type Asking = { headers?: Record<string, string>; method?: string }

const PAGE_CACHE = 'public, max-age=0, s-maxage=30, must-revalidate'
const FOREVER = 'public, max-age=31536000, immutable'
const UNPACK: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
}

/** What each kind of answer is: the encodings it comes in, those of them with an ETag, whether parts of it can be asked for. */
const KINDS = {
  page: {
    encodings: ['br', 'gzip', 'identity'],
    tagged: ['br', 'gzip'],
    parts: false,
    cache: PAGE_CACHE,
  },
  chunk: {
    encodings: ['br', 'gzip', 'identity'],
    tagged: ['br', 'gzip', 'identity'],
    parts: true,
    cache: FOREVER,
  },
  list: {
    encodings: ['br', 'gzip', 'identity'],
    tagged: ['br', 'gzip', 'identity'],
    parts: false,
    cache: 'no-cache',
  },
  font: { encodings: ['identity'], tagged: ['identity'], parts: true, cache: FOREVER },
  download: { encodings: ['identity'], tagged: [], parts: true, cache: 'private, no-store' },
} as const satisfies Record<
  string,
  { encodings: Encoding[]; tagged: Encoding[]; parts: boolean; cache: string }
>

type Kind = keyof typeof KINDS

let paths: Record<Kind, string>

test.beforeAll(async () => {
  const buyer = browserOverTheWire(portOfShop())
  const { order } = await aPaidPurchase(buyer)
  const { licences } = await readStatus(buyer, order)
  const html = (await ask('/typeface/fraunces')).body.toString()
  const families = JSON.parse(String((await ask('/api/fonts')).body)) as {
    files: { file: string }[]
  }[]
  paths = {
    page: '/typeface/fraunces',
    chunk: /\/_next\/static\/chunks\/[^"]+\.js/.exec(html)?.[0] ?? '',
    list: '/api/fonts',
    font: families[0]?.files.map(({ file }) => file).find((file) => file.endsWith('.woff2')) ?? '',
    download: new URL(licences[0]?.download_url ?? '').pathname,
  }
  // The first visits: a page is packed beside its answer.
  await expect.poll(async () => (await ask(paths.page, take('br'))).headers.etag).toBeTruthy()
})

for (const [kind, { encodings, cache }] of Object.entries(KINDS)) {
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const sent = (encodings as readonly Encoding[]).includes(encoding) ? encoding : 'identity'
    test(`a ${kind} for who takes ${encoding} is sent as ${sent}, with its length @commit`, async () => {
      const path = paths[kind as Kind]
      const plain = await ask(path)
      const { status, headers, body } = await ask(path, take(encoding))

      expect({
        status,
        encoding: headers['content-encoding'] ?? 'identity',
        length: Number(headers['content-length']),
        cache: headers['cache-control'],
        varies: /accept-encoding/i.test(headers.vary ?? ''),
      }).toEqual({
        status: 200,
        encoding: sent,
        length: body.byteLength,
        cache,
        varies: encodings.length > 1,
      })
      expect((UNPACK[sent]?.(body) ?? body).equals(plain.body)).toBe(true)
    })
  }
}

for (const [kind, { tagged }] of Object.entries(KINDS)) {
  for (const encoding of tagged) {
    test(`who has a ${kind} in ${encoding} is told so without a body @commit`, async () => {
      const path = paths[kind as Kind]
      const { etag = '' } = (await ask(path, take(encoding))).headers
      const known = { ...take(encoding).headers, 'if-none-match': etag }
      const again = await ask(path, { headers: known })

      expect(etag).not.toBe('')
      expect([again.status, again.body.byteLength, again.headers.etag]).toEqual([304, 0, etag])
      const other = await ask(path, { headers: { ...known, 'if-none-match': '"another"' } })
      expect(other.status).toBe(200)
    })
  }
}

test('each encoding of a body has an ETag of its own @commit', async () => {
  for (const kind of ['page', 'chunk', 'list'] as const) {
    const tags = await Promise.all(
      KINDS[kind].tagged.map(async (one) => (await ask(paths[kind], take(one))).headers.etag),
    )
    expect(new Set(tags).size).toBe(tags.length)
  }
})

for (const kind of ['chunk', 'font', 'download'] as const) {
  test(`parts of a ${kind} are sent as they are asked for @commit`, async () => {
    const { body: whole } = await ask(paths[kind])
    const size = whole.byteLength
    const part = (range: string) => ask(paths[kind], { headers: { range } })
    const said = (answer: Answer) => [answer.status, answer.headers['content-range']]

    const middle = await part('bytes=10-19')
    expect(said(middle)).toEqual([206, `bytes 10-19/${size}`])
    expect([middle.headers['content-length'], middle.body.equals(whole.subarray(10, 20))]).toEqual([
      '10',
      true,
    ])
    const tail = await part('bytes=-4')
    expect(tail.body.equals(whole.subarray(size - 4))).toBe(true)
    expect(said(await part(`bytes=${size}-`))).toEqual([416, `bytes */${size}`])
  })
}

for (const kind of Object.keys(KINDS)) {
  for (const encoding of ['br', 'identity'] as const) {
    test(`a HEAD of a ${kind} in ${encoding} is answered as its GET, without the body`, async () => {
      const path = paths[kind as Kind]
      const get = await ask(path, take(encoding))
      const head = await ask(path, { ...take(encoding), method: 'HEAD' })

      expect(stable(head)).toEqual(stable(get))
      expect(head.body.byteLength).toBe(0)
    })
  }
}

test('a HEAD of what is made anew for everybody is answered as its GET @commit', async () => {
  for (const path of [
    '/api/csrf',
    '/api/typefaces',
    '/builds/latest.json',
    '/nothing',
    '/admin/login',
  ]) {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
    expect([path, head.status, head.headers['content-type'], head.body.byteLength]).toEqual([
      path,
      get.status,
      get.headers['content-type'],
      0,
    ])
  }
})

test('what a page sends to the router of the browser is no older than the page @commit', async () => {
  const { headers } = await ask('/typeface/fraunces?_rsc', { headers: { rsc: '1' } })

  expect(headers['cache-control']).toBe(PAGE_CACHE)
  expect(headers['content-type']).toContain('text/x-component')
})

function portOfShop(): number {
  return Number(new URL(process.env.FOUNT_TEST_URL ?? '').port)
}

function ask(path: string, { headers = {}, method }: Asking = {}): Promise<Answer> {
  return askOverTheWire(portOfShop(), path, headers, { method })
}

function take(encoding: Encoding): { headers: Record<string, string> } {
  return { headers: { 'accept-encoding': encoding } }
}

/** What belongs to the connection, the second and the request alone. */
const OF_ONE_ANSWER = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id']

function stable({ status, headers }: Answer) {
  const rest = Object.entries(headers).filter(([name]) => !OF_ONE_ANSWER.includes(name))
  return { status, headers: Object.fromEntries(rest) }
}
