import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { generateMetadata } from '@/app/(shop)/(default)/typeface/[slug]/page'
import { GET as getCard } from '@/app/cards/[...path]/route'
import { GET as getIcon } from '@/app/favicon.ico/route'
import { fontWorkers } from '@/fonts/workers/worker-pool'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { findTypefaceSharing } from '@/operations/site/sharing/read-sharing'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
vi.mock('@/app/(shop)/open-shop', () => ({ openShop: async () => payload }))
afterAll(async () => {
  // Other test files follow in this process.
  vi.doUnmock('@/app/(shop)/open-shop')
  await shop.close()
})

const STAFF = { depth: 0, overrideAccess: true } as const

function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost:3000${address}`, { headers })
  const path = new URL(request.url).pathname.split('/').slice(2)
  return getCard(request, { params: Promise.resolve({ path }) })
}

const cardOf = async (slug: string) =>
  (await findTypefaceSharing(payload, slug))?.picture.src ?? 'none'

async function changeTypeface(slug: string, data: Record<string, unknown>): Promise<void> {
  const where = { slug: { equals: slug } }
  await payload.update({ collection: 'typefaces', where, data, ...STAFF })
}

test.each(['/cards/typeface/young-serif.png', '/cards/page/about.png', '/cards/shop.png'])(
  '%s is a picture of 1200 by 630',
  async (address) => {
    const response = await ask(address)
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()

    expect([response.headers.get('content-type'), format, width, height]).toEqual([
      ...['image/png', 'png', 1200, 630],
    ])
  },
)

test.each([
  ...['/cards/typeface/nowhere.png', '/cards/page/nowhere.png', '/cards/typeface/young-serif'],
  ...['/cards/shop.png/more', '/cards/typeface/young-serif.png/more', '/cards/other/about.png'],
])('there is no picture %s', async (address) => {
  expect((await ask(address)).status).toBe(404)
})

test('a text that was set is a picture of its own, by its style, and of nothing the name’s', async () => {
  const { docs } = await payload.find({ collection: 'styles', ...STAFF, depth: 1, limit: 0 })
  const style = docs.find(({ typeface }) => {
    return typeof typeface === 'object' && typeface.slug === 'young-serif'
  })
  const pictureOf = async (query: string) => {
    const response = await ask(`/cards/set/${style?.id}.png?${query}`)
    const { width, height } = await sharp(await response.clone().arrayBuffer()).metadata()
    expect([response.status, width, height]).toEqual([200, 1200, 630])
    return response.headers.get('etag')
  }
  const [quince, medlar] = [await pictureOf('text=Quince'), await pictureOf('text=Medlar')]
  expect(quince).not.toBe(medlar)
  expect(await pictureOf('text=%20Quince%20&axes=wght:900')).toBe(quince)
  const name = await ask(await cardOf('young-serif'))
  expect(await pictureOf('text=語')).toBe(name.headers.get('etag'))
  expect((await ask('/cards/set/nobody.png?text=Quince')).status).toBe(404)
})

test('a title that no typeface here has letters for leaves the captions, and is no error', async () => {
  const where = { slug: { equals: 'about' } }
  const { docs } = await payload.find({ collection: 'pages', where, ...STAFF })
  const title = String(docs[0]?.title)
  await payload.update({ collection: 'pages', where, data: { title: '語語' }, ...STAFF })
  const { status, headers } = await ask('/cards/page/about.png')
  await payload.update({ collection: 'pages', where, data: { title }, ...STAFF })

  expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('a typeface that is withdrawn has no picture', async () => {
  const address = await cardOf('instrument-serif')
  await changeTypeface('instrument-serif', { _status: 'draft' })

  expect((await ask(address)).status).toBe(404)
  await changeTypeface('instrument-serif', { _status: 'published' })
  expect((await ask(address)).status).toBe(200)
})

test('the address that a page names is good for ever, and another once the name is', async () => {
  const before = await cardOf('young-serif')
  const forever = 'public, max-age=31536000, immutable'

  expect((await ask(before)).headers.get('cache-control')).toBe(forever)
  await changeTypeface('young-serif', { menuText: 'Younger Serif' })
  expect((await ask(before)).headers.get('cache-control')).toBe('no-cache')
  expect((await ask(await cardOf('young-serif'))).headers.get('cache-control')).toBe(forever)
})

test('a card is drawn once, however many ask', async () => {
  const address = await cardOf('fount-serif')
  const run = vi.spyOn(fontWorkers('visitors'), 'run')
  await Promise.all([ask(address), ask(address)])
  const etag = (await ask(address)).headers.get('etag') ?? ''

  expect((await ask(address, { 'if-none-match': etag })).status).toBe(304)
  expect(run.mock.calls.filter(([{ kind }]) => kind === 'card')).toHaveLength(1)
  run.mockRestore()
})

test('the page of a typeface names its card, its own address and a large picture', async () => {
  const metadata = await generateMetadata({ params: Promise.resolve({ slug: 'fount-serif' }) })

  expect(metadata).toMatchObject({
    alternates: { canonical: '/typeface/fount-serif' },
    openGraph: { images: [{ url: await cardOf('fount-serif'), width: 1200, height: 630 }] },
    twitter: { card: 'summary_large_image' },
  })
})

test('browsers that ask for the icon by its old name get the first letter, as an ICO', async () => {
  await refreshPages(payload)
  const response = await getIcon()
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, width } = await sharp(bytes.subarray(22)).metadata()

  expect(response.headers.get('content-type')).toBe('image/x-icon')
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect([bytes.readUInt32LE(14), format, width]).toEqual([bytes.length - 22, 'png', 48])
})
