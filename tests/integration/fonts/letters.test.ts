import { readFile } from 'node:fs/promises'
import { afterAll, expect, test, vi } from 'vitest'
import type { GlyphAnatomy, StyleCharacters } from '@/domain/catalogue/glyphs/glyph-view'
import { codesIn } from '@/domain/catalogue/glyphs/letter-pages'
import { type Limit, LIMITS } from '@/domain/limits/limits'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { fromWoff2 } from '@/fonts/convert/to-woff2'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { runFontJob } from '@/fonts/run-font-job'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { fontWorkers } from '@/fonts/workers/worker-pool'
import { countRequest } from '@/operations/limits/count-requests'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import type { Typeface } from '@/payload-types'
import type { Refusal } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const visitor = shop.visitor()
afterAll(() => shop.close())

const ROW = { depth: 0, overrideAccess: true } as const
const ALEGREYA = 'src/seed/masters/alegreya/Alegreya-Regular.ttf'
const alegreya = await readFile(ALEGREYA)
const all = readCharacters(readSfnt(alegreya))
const LARGE_ESZETT = 0x1e9e

let made = 0

async function aStyle(words: Partial<Typeface> = {}): Promise<string> {
  const slug = `letters-${++made}`
  const typeface = await payload.create({
    collection: 'typefaces',
    data: {
      name: `Almery ${made}`,
      slug,
      category: 'serif',
      trialPolicy: 'none',
      _status: 'published',
      ...words,
    },
    ...ROW,
  })
  const style = await payload.create({
    collection: 'styles',
    data: { name: 'Regular', typeface: typeface.id, typ: 'static', weight: 400, slope: 'upright' },
    ...ROW,
  })
  await replaceMaster(payload, { styleId: style.id, bytes: alegreya })
  await prepareTypefaces(payload)
  return style.id
}

// What guarded previews keep back has a test of its own.
await payload.updateGlobal({ slug: 'shop', data: { previewLevel: 'open' }, ...ROW })
const style = await aStyle()
const pageOf = (id: string, page: string) => visitor.fetch(`/api/fonts/letters/${id}?of=${page}`)

test('letters beyond the preview come in pages that hold what the font has there', async () => {
  const response = await pageOf(style, '1E80')
  const font = readSfnt(await fromWoff2(new Uint8Array(await response.arrayBuffer())))

  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  expect(readCharacters(font)).toContain(LARGE_ESZETT)
  expect(readCharacters(font)).toEqual(all.filter((code) => code >= 0x1e80 && code < 0x1f00))
})

test.each(['AC00', '1E81', '110000', 'x', ''])(
  'a page that is none, or holds no letter of the font, is unknown: %s',
  async (page) => {
    const { status, body } = await visitor.get<Refusal>(`/api/fonts/letters/${style}?of=${page}`)

    expect([status, body.error.message]).toEqual([404, 'There is no such page.'])
  },
)

test('two who ask for the same letters at once wait for one file', async () => {
  const run = vi.spyOn(fontWorkers('visitors'), 'run')
  const answers = await Promise.all([pageOf(style, '100'), pageOf(style, '100')])
  await pageOf(style, '100')

  expect([answers.map(({ status }) => status), run.mock.calls.length]).toEqual([[200, 200], 1])
  run.mockRestore()
})

test('an address that names today’s version is good for ever, any other is asked for again', async () => {
  const { version } = (await visitor.get<StyleCharacters>(`/api/fonts/characters/${style}`)).body
  const named = await visitor.fetch(`/api/fonts/letters/${style}?of=1E80&v=${version}`)
  const unnamed = await pageOf(style, '1E80')
  const known = await visitor.fetch(`/api/fonts/letters/${style}?of=1E80`, {
    headers: { 'if-none-match': unnamed.headers.get('etag') ?? '' },
  })

  expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(unnamed.headers.get('cache-control')).toBe('no-cache')
  expect(known.status).toBe(304)
})

test('a style tells its characters by name, and which of them its preview lacks', async () => {
  const { body } = await visitor.get<StyleCharacters>(`/api/fonts/characters/${style}`)
  const codes = codesIn(body.ranges)

  expect([codes, body.unseen, body.heights.unitsPerEm]).toEqual([all, 0, 1000])
  expect(body.names[codes.indexOf(LARGE_ESZETT)]).toBe('Latin capital letter sharp s')
  expect(codesIn(body.beyond)).toContain(LARGE_ESZETT)
  expect(codesIn(body.beyond)).not.toContain(0x41)
  expect(body.features.find(({ tag }) => tag === 'smcp')?.codes).toContain(0x61)
})

test('a glyph is drawn with its alternates', async () => {
  const { body } = await visitor.get<GlyphAnatomy>(`/api/fonts/glyph/${style}?of=61`)
  const unknown = await visitor.get<Refusal>(`/api/fonts/glyph/${style}?of=AC00`)

  expect([body.name, body.unitsPerEm, body.alternates.map(({ name }) => name)]).toEqual([
    'a',
    1000,
    ['a.sups', 'a.sc', 'arrowupdn'],
  ])
  expect([unknown.status, unknown.body.error.message]).toEqual([404, 'There is no such character.'])
})

test('where the foundry shows letters without accents alone, nothing beyond them comes', async () => {
  const narrow = await aStyle({ previewSet: 'basic', previewFeatures: ['smcp'] })
  const { body } = await visitor.get<StyleCharacters>(`/api/fonts/characters/${narrow}`)
  const glyph = await visitor.get<GlyphAnatomy>(`/api/fonts/glyph/${narrow}?of=61`)
  const first = await pageOf(narrow, '80')
  const font = readSfnt(await fromWoff2(new Uint8Array(await first.arrayBuffer())))

  expect([body.beyond, codesIn(body.ranges).length + body.unseen]).toEqual([[], all.length])
  expect(body.features.map(({ tag }) => tag)).toEqual(['smcp'])
  expect(glyph.body.alternates.map(({ tags }) => tags)).toEqual([['smcp']])
  expect(readCharacters(font)).toEqual([0xa0])
  expect((await pageOf(narrow, '1E80')).status).toBe(404)
})

test('what is not published has no letters', async () => {
  const draft = await aStyle({ _status: 'draft' })
  const paths = ['characters', 'letters', 'glyph'].map(
    (what) => `/api/fonts/${what}/${draft}?of=80`,
  )
  const answers = await Promise.all(paths.map((path) => visitor.get<Refusal>(path)))

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await pageOf('00000000-0000-7000-8000-000000000000', '80')).status).toBe(404)
})

test('who comes when many wait is told to come again, and an upload waits behind nobody', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const run = vi.spyOn(fontWorkers('visitors'), 'run').mockImplementation(async () => {
    await held
    return { kind: 'failed', reason: 'time', sentence: 'It was held up.' }
  })
  const codes = codesIn([
    [0x62, 0x7a],
    [0xe0, 0xf6],
  ])
  const asked = codes.map((code) =>
    visitor.get<Refusal>(`/api/fonts/glyph/${style}?of=${code.toString(16)}`),
  )
  const refused = await Promise.race(asked)
  const { family } = await runFontJob({ kind: 'inspect', master: ALEGREYA })
  letGo()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  run.mockRestore()

  expect([refused.status, refused.body.error.message]).toEqual([
    503,
    'Many letters are being drawn for others. Nothing is lost; try again in a moment.',
  ])
  expect(refused.headers.get('retry-after')).toBe('5')
  expect([family, new Set(statuses)]).toEqual(['Alegreya', new Set([503])])
  expect(run.mock.calls.length).toBeLessThan(codes.length)
})

test('who asks for the letters of everything waits', async () => {
  const ask = () =>
    visitor.get<Refusal>(`/api/fonts/letters/${style}?of=x`, { [CLIENT_HEADER]: '203.0.113.7' })
  await leaveTwo(LIMITS.letters, '203.0.113.7')
  const answers = await Promise.all(Array.from({ length: 5 }, ask))
  const refused = answers.filter(({ status }) => status === 429)

  expect([refused.length, refused[0]?.body.error.message]).toEqual([3, LIMITS.letters.sentence])
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

const askAs = (address: string, page: number, id = style) =>
  visitor.fetch(`/api/fonts/letters/${id}?of=${page.toString(16)}`, {
    headers: { [CLIENT_HEADER]: address },
  })

/** All but two of what a neighbourhood has in an hour are gone. */
async function leaveTwo(limit: Limit, neighbourhood: string): Promise<void> {
  for (let at = 0; at < limit.times - 2; at++) await countRequest(payload, limit, neighbourhood)
}

test.each([
  ['198.51.100.0/24', (end: number) => `198.51.100.${end}`],
  ['2001:db8:7::/48', (end: number) => `2001:db8:7:${end}::1`],
])(
  'over an hour’s letters all of %s are refused together, and have what they had',
  async (neighbourhood, addressOf) => {
    await leaveTwo(LIMITS.letterPages, neighbourhood)
    const had = [await askAs(addressOf(1), 0x1e80), await askAs(addressOf(2), 0x100)]
    const refused = await askAs(addressOf(3), 0x180)
    const { error } = (await refused.json()) as Refusal
    const again = await askAs(addressOf(3), 0x1e80)
    const repeated = await askAs(addressOf(4), 0x180)

    expect(had.map(({ status }) => status)).toEqual([200, 200])
    expect([refused.status, error.message]).toEqual([429, LIMITS.letterPages.sentence])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect([again.status, repeated.status]).toEqual([200, 429])
  },
)

test('a class that looks at one case together, again and again, is refused nothing', async () => {
  await leaveTwo(LIMITS.letterPages, '192.0.2.0/24')
  const looks = Array.from({ length: 30 }, (_, at) => askAs(`192.0.2.${at % 20}`, 0x1e80))
  const statuses = (await Promise.all(looks)).map(({ status }) => status)

  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('over an hour’s drawings a neighbourhood is refused, and has those it had', async () => {
  const ask = (end: number, letter: string) =>
    visitor.fetch(`/api/fonts/glyph/${style}?of=${letter.codePointAt(0)?.toString(16)}`, {
      headers: { [CLIENT_HEADER]: `203.0.113.${end}` },
    })
  await leaveTwo(LIMITS.glyphDrawings, '203.0.113.0/24')
  const had = [await ask(1, 'a'), await ask(2, 'b')]
  const refused = await ask(3, 'c')
  const again = await ask(3, 'a')

  expect(had.map(({ status }) => status)).toEqual([200, 200])
  expect([refused.status, again.status]).toEqual([429, 200])
})
