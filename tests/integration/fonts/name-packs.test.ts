import { readFile } from 'node:fs/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { unpackFonts } from '@/domain/catalogue/lines/name-pack'
import { fromWoff2 } from '@/fonts/convert/to-woff2'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { fontWorkers } from '@/fonts/workers/worker-pool'
import { listTypefaceRows } from '@/operations/catalogue/typefaces/list-typefaces'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import type { TypefaceRow } from '@/domain/catalogue/typeface-view'
import type { FontFamilyEntry } from '@/domain/catalogue/font-list'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const visitor = shop.visitor()
afterAll(() => shop.close())

const ROW = { depth: 0, overrideAccess: true } as const
const STYLES = [
  { name: 'Regular', weight: 400, file: 'src/seed/masters/alegreya/Alegreya-Regular.ttf' },
  { name: 'Bold', weight: 700, file: 'src/seed/masters/alegreya/Alegreya-Bold.ttf' },
]

let made = 0

async function aTypeface(styles = STYLES): Promise<string> {
  const name = `Agenia ${++made}`
  const { id: typeface } = await payload.create({
    collection: 'typefaces',
    data: {
      name,
      slug: `packs-${made}`,
      category: 'serif',
      trialPolicy: 'none',
      _status: 'published',
    },
    ...ROW,
  })
  for (const { name, weight, file } of styles) {
    const style = await payload.create({
      collection: 'styles',
      data: { name, typeface, typ: 'static', weight, slope: 'upright' },
      ...ROW,
    })
    await replaceMaster(payload, { styleId: style.id, bytes: await readFile(file) })
  }
  await prepareTypefaces(payload)
  return typeface
}

const rowOf = async (id: string) =>
  (await listTypefaceRows(payload)).find((row) => row.id === id) as TypefaceRow
const packOf = (row: TypefaceRow) => row.line?.pack ?? ''
const load = (path: string, encoding = 'identity') =>
  visitor.fetch(path, { headers: { 'accept-encoding': encoding } })
const fontsOf = async (answer: Response) => unpackFonts(await answer.arrayBuffer())

const typeface = await aTypeface()

test('every weight of a name comes in one body, in the order of its faces', async () => {
  const row = await rowOf(typeface)
  const answer = await load(packOf(row))
  const fonts = (await fontsOf(answer)).map((font) => new Uint8Array(font))
  const list = (await visitor.get<FontFamilyEntry[]>('/api/fonts')).body
  const files = list.find(({ id }) => id === typeface)?.files ?? []
  const previews = row.line?.faces.map((face) => files.find(({ name }) => name === face)?.file)
  const unpacked = previews?.map(async (file) =>
    fromWoff2(new Uint8Array(await (await load(file ?? '')).arrayBuffer())),
  )

  expect(answer.headers.get('content-type')).toBe('application/octet-stream')
  expect(fonts).toEqual(await Promise.all(unpacked ?? []))
  expect(fonts.map((font) => readCharacters(readSfnt(font)).length)).toEqual([8, 8])
})

test('a name of one font comes as WOFF2', async () => {
  const single = await rowOf(await aTypeface(STYLES.slice(0, 1)))
  const [font = new ArrayBuffer(), ...more] = await fontsOf(await load(packOf(single)))

  expect(more).toEqual([])
  expect(Buffer.from(font).subarray(0, 4).toString()).toBe('wOF2')
})

test('a pack is made once and kept in each packing', async () => {
  const path = packOf(await rowOf(await aTypeface()))
  const run = vi.spyOn(fontWorkers('visitors'), 'run')
  const answers = await Promise.all([load(path, 'br'), load(path, 'gzip'), load(path)])
  const bodies = await Promise.all(answers.map(async (one) => Buffer.from(await one.arrayBuffer())))
  const [brotli = Buffer.of(), zipped = Buffer.of(), plain = Buffer.of()] = bodies
  await load(path, 'br')

  expect(run).toHaveBeenCalledTimes(1)
  expect([brotliDecompressSync(brotli), gunzipSync(zipped)]).toEqual([plain, plain])
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([
    'br',
    'gzip',
    null,
  ])
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
  run.mockRestore()
})

test('the address in the page is good for ever, and another one after each change', async () => {
  const path = packOf(await rowOf(typeface))
  const [named, unnamed] = [await load(path), await load(path.split('?')[0] ?? '')]
  const known = await visitor.fetch(path, {
    headers: { 'accept-encoding': 'identity', 'if-none-match': named.headers.get('etag') ?? '' },
  })
  expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([unnamed.headers.get('cache-control'), known.status]).toEqual(['no-cache', 304])

  await payload.update({
    collection: 'typefaces',
    id: typeface,
    data: { menuText: 'Gena', _status: 'published' },
    ...ROW,
  })
  await prepareTypefaces(payload)
  expect(packOf(await rowOf(typeface))).not.toBe(path)
})

test('what is not published has no pack', async () => {
  const draft = await aTypeface()
  const path = packOf(await rowOf(draft))
  await payload.update({ collection: 'typefaces', id: draft, data: { _status: 'draft' }, ...ROW })
  const unknown = '/api/fonts/names/00000000-0000-7000-8000-000000000000'

  expect([(await load(path)).status, (await load(unknown)).status]).toEqual([404, 404])
})
