import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { LIMITS } from '@/domain/limits/limits'
import type { SignedLetters } from '@/domain/catalogue/preview-level'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { fromWoff2 } from '@/fonts/convert/to-woff2'
import { readCharacters } from '@/fonts/inspect/read-characters'
import { readFeatureTags } from '@/fonts/inspect/read-features'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { listFonts } from '@/operations/catalogue/list-fonts'
import { readFont } from '@/operations/fonts/font-store'
import { findTypefaceView } from '@/operations/catalogue/typefaces/find-typeface'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import { readLettersTaken } from '@/operations/limits/count-letters'
import { countRequest } from '@/operations/limits/count-requests'
import { readNeeds } from '@/operations/read-dashboard'
import { replaceMaster } from '@/operations/uploads/replace-master'
import type { Typeface } from '@/payload-types'
import type { Refusal } from '../../support/shop/browser'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const ROW = { depth: 0, overrideAccess: true } as const
const alegreya = await readFile('src/seed/masters/alegreya/Alegreya-Regular.ttf')
const code = (letter: string) => letter.codePointAt(0) ?? 0

let made = 0

async function aStyle(
  words: Partial<Typeface> = {},
): Promise<{ id: string; slug: string; typeface: string }> {
  const slug = `guarded-${++made}`
  const samples: Typeface['samples'] = [
    { text: 'Šumava at night', lang: 'cs', dir: 'ltr', script: 'Latin' },
  ]
  const typeface = await payload.create({
    collection: 'typefaces',
    data: {
      name: `Wardour ${made}`,
      slug,
      category: 'serif',
      trialPolicy: 'none',
      _status: 'published',
      samples,
      ...words,
    },
    ...ROW,
  })
  const { id } = await payload.create({
    collection: 'styles',
    data: { name: 'Regular', typeface: typeface.id, typ: 'static', weight: 400, slope: 'upright' },
    ...ROW,
  })
  await replaceMaster(payload, { styleId: id, bytes: alegreya })
  await prepareTypefaces(payload)
  return { id, slug, typeface: typeface.id }
}

async function previewOf(style: string) {
  const { docs } = await payload.find({
    collection: 'font-files',
    where: { and: [{ style: { equals: style } }, { format: { equals: 'PVW' } }] },
    sort: 'isMenuPreview',
    ...ROW,
  })
  return fontOf(await readFont(docs[0]?.sha256 ?? '', 'woff2'))
}

async function fontOf(bytes: Uint8Array) {
  const font = readSfnt(await fromWoff2(bytes))
  return { letters: readCharacters(font), features: readFeatureTags(font, 'GSUB') }
}

async function entryOf(typeface: string) {
  const { families } = await listFonts(payload)
  const files = families.find(({ id }) => id === typeface)?.files ?? []
  return files.find(({ format, is_menu_preview }) => format.name === 'PVW' && !is_menu_preview)
}

const unasked = await aStyle()
const guarded = await aStyle({ previewLevel: 'guarded' })
const asItBegins = await levels()
await payload.updateGlobal({ slug: 'shop', data: { previewLevel: 'open' }, ...ROW })
const open = await aStyle()

/** By which style further letters are asked for. */
async function levels() {
  const entries = [await entryOf(unasked.typeface), await entryOf(guarded.typeface)]
  return entries.map((entry) => entry?.guarded)
}

async function aVisit(style = guarded.id) {
  const visitor = shop.visitor()
  const signed = (await visitor.get<SignedLetters>(`/api/fonts/signed/${style}`)).body
  const ask = (query: string, from = '192.0.2.1') =>
    visitor.fetch(`/api/fonts/letters/${style}?${query}&visit=${signed.visit}`, {
      headers: { [CLIENT_HEADER]: from },
    })
  return { visitor, signed, ask }
}

test('a new shop begins with guarded previews; when it chooses otherwise all are made anew but those with a choice of their own', async () => {
  expect(asItBegins).toEqual([unasked.id, guarded.id])
  expect(await levels()).toEqual([undefined, guarded.id])
  expect((await previewOf(unasked.id)).letters).toContain(code('Ř'))
})

test('a guarded preview holds the plain letters and those of its pages, with the features that pages switch on', async () => {
  const { letters, features } = await previewOf(guarded.id)
  const wide = await previewOf(open.id)

  expect(letters).toEqual(expect.arrayContaining(['a', 'Z', 'Š'].map(code)))
  expect(letters).not.toContain(code('Ř'))
  expect(wide.letters).toContain(code('Ř'))
  expect(features).toEqual(expect.arrayContaining(['liga', 'onum', 'smcp']))
  expect(features).not.toContain('ss01')
  expect(wide.features.length).toBeGreaterThan(features.length)
})

test('a guarded preview of a typeface without texts of its own holds the letters of those that are found for it', async () => {
  const bare = await aStyle({ previewLevel: 'guarded', samples: [] })
  const view = await findTypefaceView(payload, bare.slug)
  const texts = view?.samples.map(({ text }) => text).join('') ?? ''
  const { letters } = await previewOf(bare.id)

  expect(texts.length).toBeGreaterThan(0)
  expect([...new Set(texts)].filter((letter) => !letters.includes(code(letter)))).toEqual([])
})

test('the list of fonts says by which style further letters are asked for, of guarded previews alone', async () => {
  expect((await entryOf(guarded.typeface))?.guarded).toBe(guarded.id)
  expect(await entryOf(open.typeface)).not.toHaveProperty('guarded')
})

test('further letters come to a visit in one font with those of the preview, and its features when they are asked for', async () => {
  const { ask, signed } = await aVisit()
  const response = await ask('with=Řř')
  const { letters, features } = await fontOf(new Uint8Array(await response.arrayBuffer()))
  const all = await fontOf(new Uint8Array(await (await ask('with=&features')).arrayBuffer()))

  expect([response.status, signed.seconds]).toEqual([200, 1800])
  expect(response.headers.get('cache-control')).toBe('private, max-age=1800')
  expect(letters).toEqual(expect.arrayContaining(['a', 'Š', 'Ř', 'ř'].map(code)))
  expect(letters).not.toContain(code('Ě'))
  expect([features.includes('dlig'), all.features.includes('dlig')]).toEqual([false, true])
})

test.each(['of=1E80', 'with=Ř', 'with=&features'])(
  'no address of another visit, of another style or of none opens letters: %s',
  async (query) => {
    const { signed, visitor } = await aVisit()
    const other = await aVisit()
    const path = `/api/fonts/letters/${guarded.id}?${query}`
    const answers = await Promise.all([
      visitor.get<Refusal>(path),
      other.visitor.get<Refusal>(`${path}&visit=${signed.visit}`),
      shop.visitor().get<Refusal>(`${path}&visit=${signed.visit}`),
      visitor.get<Refusal>(`${path}&visit=${signed.visit}x`),
    ])

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(answers[0]?.body.error.message).toContain('opened for a visit')
  },
)

test('over the budget of an hour a neighbourhood is refused with a sentence, has what it had, and staff are shown it', async () => {
  const { ask } = await aVisit()
  await countRequest(
    payload,
    LIMITS.guardedLetters,
    '203.0.113.0/24',
    LIMITS.guardedLetters.times - 1,
  )
  const had = await ask('with=Řř', '203.0.113.1')
  const other = await aVisit()
  const refused = await other.ask('with=Ě', '203.0.113.2')
  const again = await ask('with=Řř', '203.0.113.3')
  const drawing = await other.visitor.fetch(`/api/fonts/glyph/${guarded.id}?of=11A`, {
    headers: { [CLIENT_HEADER]: '203.0.113.2' },
  })
  const { error } = (await refused.json()) as Refusal

  expect([had.status, refused.status, again.status, drawing.status]).toEqual([200, 429, 200, 429])
  expect(error.message).toBe(LIMITS.guardedLetters.sentence)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await readLettersTaken(payload)).toEqual([
    { neighbourhood: '203.0.113.0/24', letters: 1, refused: 2 },
  ])
  expect((await readNeeds(payload)).find(({ kind }) => kind === 'letters_taken')?.names).toEqual([
    '203.0.113.0/24: 1 (429: 2)',
  ])
})

test('over an hour’s different selections of letters a neighbourhood is refused another, and has those it had', async () => {
  const { ask } = await aVisit()
  const { letterFiles } = LIMITS
  await countRequest(payload, letterFiles, '203.0.112.0/24', letterFiles.times - 3)
  const had = [await ask('with=Řř', '203.0.112.1'), await ask('with=Ř', '203.0.112.2')]
  const withFeatures = await ask('with=Ř&features', '203.0.112.2')
  const refused = await ask('with=ř', '203.0.112.3')
  const again = await ask('with=Řř', '203.0.112.3')
  const { error } = (await refused.json()) as Refusal

  expect([...had, withFeatures].map(({ status }) => status)).toEqual([200, 200, 200])
  expect([refused.status, error.message]).toEqual([429, letterFiles.sentence])
  expect(again.status).toBe(200)
})

test('what a person looks at is far from the budget, and costs nothing when it is looked at again', async () => {
  const { ask } = await aVisit()
  for (let look = 0; look < 3; look++) await ask('with=Řř', '198.51.100.9')
  const counted = await countRequest(payload, LIMITS.guardedLetters, '198.51.100.0/24')

  expect(counted).toBe(1 + 1)
})

test('a letter that staff write on a page comes with guarded previews from then on', async () => {
  const data = { title: 'Über Ǻ', slug: 'letters-of-a-page', _status: 'published' as const }
  await payload.create({ collection: 'pages', data: data as never, ...ROW })
  await prepareTypefaces(payload)

  expect((await previewOf(guarded.id)).letters).toContain(code('Ǻ'))
})

test('a page saved without a letter more has no typeface prepared, though fonts lack some of its letters', async () => {
  const data = { title: 'Ⴀ and Ѿ', slug: 'letters-of-no-font', _status: 'published' as const }
  const { id } = await payload.create({ collection: 'pages', data: data as never, ...ROW })
  await prepareTypefaces(payload)
  await payload.update({ collection: 'pages', id, data: { title: 'Ѿ and Ⴀ' }, ...ROW })
  const { docs } = await payload.find({ collection: 'typefaces', limit: 0, ...ROW })

  expect(docs.map(({ preparation }) => preparation ?? null)).toEqual(docs.map(() => null))
})
