import { afterAll, expect, test } from 'vitest'
import { changedPages } from '@/domain/catalogue/pages/page-versions'
import { findRedirects } from '@/operations/records/pages'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { readBlocks } from '@/operations/site/pages/read-blocks'
import { lookUpPath } from '@/operations/site/routes/route-lookup'
import {
  findStoriesAbout,
  listStories,
  previewUnsavedStory,
} from '@/operations/site/stories/find-story'
import { readStoryFeed } from '@/operations/site/read-feeds'
import { measureTitle, setTitles } from '@/operations/site/stories/set-titles'
import { writeSitemap } from '@/operations/site/write-sitemap'
import { openShop } from '../../support/shop/open-shop'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop, { roles: ['pages'] })
afterAll(() => shop.close())
await refreshPages(payload)

const ORIGIN = 'https://fonts.example'
const typefaces = await payload.find({ collection: 'typefaces', limit: 100, overrideAccess: true })
const idOf = (slug: string) => typefaces.docs.find((one) => one.slug === slug)?.id ?? ''
const versions = () => globalThis.fountCatalogueSnapshot?.pages ?? new Map()
const machines = async () => [
  await readStoryFeed(payload, ORIGIN),
  await writeSitemap(payload, { origin: ORIGIN, part: null }),
]

type Saved = { doc: { id: string } }
const STORY = {
  title: 'Ink & paper',
  slug: 'ink',
  kind: 'essay',
  summary: 'On both.',
  author: 'The shop',
  publishedOn: '2026-05-04T12:00:00.000Z',
}

async function write(data: object, id = '') {
  const isDraft = !('_status' in data)
  const address = `/api/stories/${id}${isDraft ? '?draft=true' : ''}`.replace(/\/(\?|$)/, '$1')
  const { status, body } = await staff.ask<Saved>(id ? 'PATCH' : 'POST', address, data)
  expect(status).toBeLessThan(300)
  return body.doc.id
}

const id = await write({ ...STORY, typeface: idOf('young-serif') })

test('a story is nowhere before it is published, and then on its page, in its list, in the feed and the sitemap', async () => {
  const seen = async () => [
    ...(await Promise.all(
      ['/essays', '/essays/ink', '/news', '/news/ink'].map((path) => lookUpPath(path)),
    )),
    ...(await machines()).map((xml) => xml?.includes(`${ORIGIN}/essays/ink`)),
    (await listStories(payload, 'essay')).length,
  ]
  const before = [await seen(), versions()] as const
  await write({ _status: 'published' }, id)

  expect(before[0]).toEqual([...Array(4).fill('no_page'), false, false, 0])
  expect(await seen()).toEqual(['known', 'known', 'no_page', 'no_page', true, true, 1])
  expect(changedPages(before[1], versions())).toEqual(
    expect.arrayContaining(['/essays', '/essays/ink', '/typeface/young-serif']),
  )
})

test('a typeface leads to what is told of it, and is outdated by its title and no longer text', async () => {
  expect(await findStoriesAbout(payload, idOf('young-serif'))).toMatchObject([{ slug: 'ink' }])
  expect(await findStoriesAbout(payload, idOf('fount-serif'))).toEqual([])

  const before = versions()
  await write({ blocks: [{ blockType: 'quote', text: 'Black' }], _status: 'published' }, id)
  expect(changedPages(before, versions())).toEqual(['/essays/ink'])
})

test('a title is set in the letters it needs, and a short one on the measure', async () => {
  const [head] = await listStories(payload, 'essay')
  const { rows, faces } = await setTitles(payload, head ? [head] : [])
  const [face] = faces

  expect(rows.map(({ setIn }) => setIn)).toEqual([{ face: face?.face }])
  expect(face?.face).toMatch(/^Young Serif Regular Preview /)
  expect(face?.dataUri.length).toBeLessThan(8000)
  expect(head && (await measureTitle(payload, head))?.width).toBeGreaterThan(3)
  expect(head && (await measureTitle(payload, { ...head, typeface: 'gone' }))).toBeNull()
})

test('letters stand at the height of their own face; what is not published is left out', async () => {
  const named = [idOf('young-serif'), 'gone', idOf('instrument-serif')]
  const letters = { id: 'l', blockType: 'letters', text: 'g', typefaces: named }
  const { blocks, letterFaces } = await readBlocks(payload, [
    letters,
    { id: 'p', blockType: 'passage' },
  ])
  const [shown, empty] = blocks

  expect(shown).toMatchObject({
    view: {
      kind: 'letters',
      letters: [
        { setting: { slug: 'young-serif', face: letterFaces[0]?.face }, xHeight: 0.5 },
        { setting: { slug: 'instrument-serif', face: letterFaces[1]?.face } },
      ],
    },
  })
  expect(empty).toEqual({ id: 'p', gap: 'words' })
})

test('a story that moves, also to another kind, is found at each of its old addresses', async () => {
  await write({ slug: 'ink-and-paper', _status: 'published' }, id)
  await write({ kind: 'news', _status: 'published' }, id)
  const led = (await findRedirects(payload)).filter(({ from }) => from.startsWith('/essays/'))

  expect(led.map(({ from, to }) => [from, to]).toSorted()).toEqual([
    ['/essays/ink', '/essays/ink-and-paper'],
    ['/essays/ink-and-paper', '/news/ink-and-paper'],
  ])
  expect(globalThis.fountKnownRoutes?.redirects.get('/essays/ink')?.to).toBe('/news/ink-and-paper')
})

test('a story is shown to staff as it stands in the form, and is found by its title in the desk', async () => {
  const typed = await previewUnsavedStory(payload, id, { title: 'Half a' })
  const { body } = await staff.ask<{ docs: object[] }>(
    'GET',
    '/api/stories?where[title][like]=paper&depth=0',
  )

  expect(typed).toMatchObject({ title: 'Half a', slug: 'ink-and-paper' })
  expect(body.docs).toMatchObject([{ id, title: 'Ink & paper' }])
})
