import { afterAll, expect, test, vi } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FontFamilyEntry } from '@/domain/catalogue/font-list'
import { readPreviewFaces } from '@/operations/catalogue/typefaces/read-faces'
import type { Typeface } from '@/payload-types'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const stranger = shop.visitor()
afterAll(() => shop.close())

const GOLDEN = '../../fixtures/expected/fonts.json'

/** Ids, and hashes of bytes that a newer packer may make otherwise, give way to marks; the rest is the contract. */
function marked(families: FontFamilyEntry[]): string {
  const sorted = families.map((family) => ({
    ...family,
    files: family.files.toSorted(compareNames),
    children: family.children.map((child) => ({
      ...child,
      files: child.files.toSorted(compareNames),
    })),
  }))
  const text = JSON.stringify(sorted, null, 2)
  return text
    .replace(/"(id|guarded)": "[^"]+"/g, '"$1": "ID"')
    .replace(/file\/[0-9a-f]{32}\./g, 'file/HASH.')
    .concat('\n')
}

function compareNames(a: { name: string }, b: { name: string }): number {
  return a.name < b.name ? -1 : 1
}

const load = (encoding: string, more: Record<string, string> = {}) =>
  stranger.fetch('/api/fonts', { headers: { 'accept-encoding': encoding, ...more } })

test('the list has the shape the API promises', async () => {
  const { body } = await stranger.get<FontFamilyEntry[]>('/api/fonts')

  await expect(marked(body)).toMatchFileSnapshot(GOLDEN)
})

test('each encoding is the same list, ready, with an ETag of its own', async () => {
  const answers = await Promise.all(['identity', 'gzip', 'br'].map((one) => load(one)))
  const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  const [plain = '', gzip = '', brotli = ''] = bodies.map((body) => Buffer.from(body))
  const header = (name: string) => answers.map(({ headers }) => headers.get(name))

  expect(gunzipSync(gzip).toString()).toBe(plain.toString())
  expect(brotliDecompressSync(brotli).toString()).toBe(plain.toString())
  expect(header('content-encoding')).toEqual([null, 'gzip', 'br'])
  expect(new Set(header('etag')).size).toBe(3)
  expect(header('etag').join(' ')).toMatch(/^"[^"]+" "[^"]+" "[^"]+"$/)
  expect(header('vary').every((vary) => vary?.includes('Accept-Encoding'))).toBe(true)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5, gzip;q=0', 'br'],
  ['deflate', null],
  ['', null],
])('who accepts "%s" gets %s', async (accepted, encoding) => {
  expect((await load(accepted)).headers.get('content-encoding')).toBe(encoding)
})

test('a list that is known is not sent again', async () => {
  const etag = (await load('gzip')).headers.get('etag') ?? ''
  const again = await load('gzip', { 'if-none-match': etag })
  const other = await load('br', { 'if-none-match': etag })
  const several = await load('gzip', { 'if-none-match': `"old", W/${etag}` })

  expect([again.status, other.status, several.status]).toEqual([304, 200, 304])
  expect(again.headers.get('etag')).toBe(etag)
  expect(again.headers.get('vary')).toContain('Accept-Encoding')
  expect((await again.arrayBuffer()).byteLength).toBe(0)
})

test('a preview opens to everybody and may be kept for ever', async () => {
  const { body } = await stranger.get<FontFamilyEntry[]>('/api/fonts')
  const preview = body[0]?.files.find(({ format }) => format.name === 'PVW')
  const response = await stranger.fetch(preview?.file ?? '')

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('font/woff2')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2')
})

test('what staff publish and withdraw is seen at once', async () => {
  const slugsOf = async () =>
    (await stranger.get<FontFamilyEntry[]>('/api/fonts')).body.map(({ slug }) => slug)
  const setStatus = (_status: 'draft' | 'published') =>
    shop.payload.update({
      collection: 'typefaces',
      where: { slug: { equals: 'young-serif' } },
      data: { _status },
      overrideAccess: true,
    })
  const before = await slugsOf()
  await setStatus('draft')
  const without = await slugsOf()
  await setStatus('published')

  expect(before).toContain('young-serif')
  expect(without).toEqual(before.filter((slug) => slug !== 'young-serif'))
  expect(await slugsOf()).toEqual(before)
})

test('what another process publishes is seen within ten seconds', async () => {
  const nameOfFirst = async () =>
    (await stranger.get<FontFamilyEntry[]>('/api/fonts')).body[0]?.name
  const before = await nameOfFirst()
  // Quiet: as little as this process would hear of another's work.
  await shop.payload.update({
    collection: 'typefaces',
    where: { slug: { equals: 'instrument-serif' } },
    data: { name: 'Renamed Elsewhere' },
    context: { quiet: true },
    overrideAccess: true,
  })
  const soon = await nameOfFirst()
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] })
  const later = await nameOfFirst().finally(() => vi.useRealTimers())

  expect([before, soon, later]).toEqual([
    'Instrument Serif',
    'Instrument Serif',
    'Renamed Elsewhere',
  ])
})

test.each([
  'limit=1000000000&depth=10&where[_status][equals]=draft&sort[]=x',
  "where[id][equals]=1' OR '1'='1",
  'sort=id;DROP TABLE typefaces--&collection=orders',
])('questions in the address change nothing: %s', async (asked) => {
  const plain = await (await stranger.fetch('/api/fonts')).text()

  expect(await (await stranger.fetch(`/api/fonts?${asked}`)).text()).toBe(plain)
})

test('whoever has no script is given the same previews that the list gives, by their names', async () => {
  const { body } = await stranger.get<FontFamilyEntry[]>('/api/fonts')
  const listed = body
    .flatMap(({ files }) => files)
    .filter((file) => file.format.name === 'PVW' && !file.is_menu_preview)
    .map(({ name, file }) => ({ face: name, url: file }))
  const { docs } = await shop.payload.find({ collection: 'styles', depth: 1, limit: 200 })
  const styles = docs.map(({ id, name, typeface }) => ({
    id,
    face: `${(typeface as Typeface).name} ${name} Preview`,
  }))
  const given = await readPreviewFaces(shop.payload, styles)

  expect(listed.length).toBeGreaterThan(0)
  expect(given).toEqual(expect.arrayContaining(listed))
})
