import { afterAll, expect, test, vi } from 'vitest'
import { GET as getCard } from '@/app/cards/[...path]/route'
import { GET as getStories } from '@/app/feed.xml/route'
import { GET as getFeed } from '@/app/releases.xml/route'
import { GET as getRobots } from '@/app/robots.txt/route'
import { GET as getSitemap } from '@/app/sitemap.xml/route'
import { LIMITS } from '@/domain/limits/limits'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import { refreshChangedPages } from '@/operations/site/page-cache/refresh-pages'
import { loadKnownRoutes } from '@/operations/site/routes/route-lookup'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
vi.mock('@/app/(shop)/open-shop', () => ({ openShop: async () => payload }))
afterAll(async () => {
  // Other test files follow in this process.
  vi.doUnmock('@/app/(shop)/open-shop')
  await shop.close()
})
await loadKnownRoutes(payload)

const STAFF = { depth: 0, overrideAccess: true } as const
const origin = 'http://localhost:3000'
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(origin + path, { headers: { host: 'localhost:3000', ...headers } })

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address?.replace(origin, ''))
const readSitemap = async () => (await getSitemap(ask('/sitemap.xml'))).text()

async function idOf(collection: 'typefaces' | 'pages', slug: string): Promise<string> {
  const where = { slug: { equals: slug } }
  const { docs } = await payload.find({ collection, where, ...STAFF })
  return docs[0]?.id ?? ''
}

test('the sitemap names every public page once, and no page that is not there', async () => {
  const addresses = addressesIn(await readSitemap())

  expect(addresses).toEqual(
    expect.arrayContaining([
      '/',
      '/explore',
      '/licences',
      '/trial',
      '/about',
      '/typeface/recursive-sans-linear',
      ...['/typeface/fraunces', '/explore/fraunces', '/typeface/fraunces/releases'].map((path) =>
        path.replace('fraunces', 'young-serif'),
      ),
    ]),
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('a typeface that is withdrawn leaves the sitemap and the feed', async () => {
  const id = await idOf('typefaces', 'young-serif')
  const shown = async () => {
    const feed = await (await getFeed(ask('/releases.xml'))).text()
    return [await readSitemap(), feed].map((xml) => xml.includes('/typeface/young-serif'))
  }
  const withdraw = (_status: 'draft' | 'published') =>
    payload.update({ collection: 'typefaces', id, data: { _status }, ...STAFF })

  expect(await shown()).toEqual([true, true])
  await withdraw('draft')
  expect(await shown()).toEqual([false, false])
  await withdraw('published')
})

test('the sitemap says when a typeface last changed', async () => {
  const id = await idOf('typefaces', 'young-serif')
  const { updatedAt } = await payload.update({
    collection: 'typefaces',
    id,
    data: { lead: 'Another lead' },
    ...STAFF,
  })

  expect(await readSitemap()).toContain(
    `<loc>${origin}/explore/young-serif</loc><lastmod>${updatedAt}</lastmod>`,
  )
})

test('every address of the sitemap says when it last changed', async () => {
  const entries = (await readSitemap()).match(/<url>.*<\/url>/g) ?? []

  expect(entries.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\dT/.test(entry))).toEqual([])
})

test('a part that the sitemap does not have is not found', async () => {
  expect((await getSitemap(ask('/sitemap.xml?part=2'))).status).toBe(404)
  expect((await getSitemap(ask('/sitemap.xml?part=x'))).status).toBe(404)
})

test('robots are shown the sitemap of this address', async () => {
  expect(await getRobots(ask('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('whoever has the sitemap is told that it has not changed', async () => {
  const etag = (await getSitemap(ask('/sitemap.xml'))).headers.get('etag') ?? ''

  expect((await getSitemap(ask('/sitemap.xml', { 'if-none-match': etag }))).status).toBe(304)
})

test('the feed has an entry for each release, with an id of its own and what staff wrote', async () => {
  const { docs } = await payload.find({ collection: 'releases', limit: 1, ...STAFF })
  await payload.update({
    collection: 'releases',
    id: docs[0]?.id ?? '',
    data: { notes: 'Kerning & <b>more</b>.' },
    ...STAFF,
  })
  const response = await getFeed(ask('/releases.xml'))
  const xml = await response.text()
  const ids = [...xml.matchAll(/<id>(tag:[^<]*)<\/id>/g)].map(([, id]) => id)

  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(ids.length).toBeGreaterThan(3)
  expect(new Set(ids).size).toBe(ids.length)
  expect(xml).toContain('Kerning &amp; &lt;b&gt;more&lt;/b&gt;.')
  expect(xml.match(/<entry>/g)).toHaveLength(xml.match(/<\/entry>/g)?.length ?? 0)
})

const askCard = (path: string) =>
  getCard(ask(`/cards/${path}`), { params: Promise.resolve({ path: path.split('/') }) })
const MACHINES_ASK: [what: string, answer: () => Promise<Response>][] = [
  ['the sitemap', () => getSitemap(ask('/sitemap.xml'))],
  ['the feed', () => getFeed(ask('/releases.xml'))],
  ['the feed of stories', () => getStories(ask('/feed.xml'))],
  ['a card', () => askCard('typeface/young-serif.png')],
  ['the shop’s card', () => askCard('shop.png')],
]

test.each(MACHINES_ASK)('asked for again, %s reads nothing of the database', async (_, answer) => {
  // What a save has set going reads too.
  await prepareTypefaces(payload)
  const first = await answer()
  const reads = [
    vi.spyOn(payload, 'find'),
    vi.spyOn(payload, 'findGlobal'),
    vi.spyOn(payload, 'findByID'),
    vi.spyOn(payload.db, 'find'),
  ]
  const second = await answer()
  const count = reads.reduce((sum, read) => sum + read.mock.calls.length, 0)
  vi.restoreAllMocks()

  expect([first.status, second.status, count]).toEqual([200, 200, 0])
  expect(await second.text()).toBe(await first.text())
})

test('what another process publishes stands in the sitemap once this one has looked', async () => {
  const id = await idOf('typefaces', 'young-serif')
  const updatedAt = new Date(Date.now() + 60_000).toISOString()
  await readSitemap()
  await payload.db.updateOne({ collection: 'typefaces', id, data: { updatedAt } })
  const before = await readSitemap()
  await refreshChangedPages(payload)

  const entry = `/explore/young-serif</loc><lastmod>${updatedAt}</lastmod>`
  expect([before.includes(entry), (await readSitemap()).includes(entry)]).toEqual([false, true])
})

test('who asks for the sitemap without end waits', async () => {
  const often = () => getSitemap(ask('/sitemap.xml', { [CLIENT_HEADER]: '203.0.113.9' }))
  const answers = await Promise.all(Array.from({ length: LIMITS.machines.times + 2 }, often))
  const refused = answers.filter(({ status }) => status === 429)

  expect(refused.length).toBe(2)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]?.text()).toBe(`${LIMITS.machines.sentence}\n`)
})
