import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { generateMetadata } from '@/app/(shop)/(default)/typeface/[slug]/page'
import { GET as getCard } from '@/app/cards/[...path]/route'
import { GET as getIcon } from '@/app/favicon.ico/route'
import { fontWorkers } from '@/fonts/workers/worker-pool'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import type { SetText } from '@/domain/site/sharing/card-address'
import { signedCard } from '@/operations/site/cards/draw-set-card'
import { findTypefaceSharing } from '@/operations/site/read-sharing'
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
      'image/png',
      'png',
      1200,
      630,
    ])
  },
)

test.each([
  '/cards/typeface/nowhere.png',
  '/cards/page/nowhere.png',
  '/cards/typeface/young-serif',
  '/cards/shop.png/more',
  '/cards/typeface/young-serif.png/more',
  '/cards/other/about.png',
])('there is no picture %s', async (address) => {
  expect((await ask(address)).status).toBe(404)
})

async function styleOf(slug: string) {
  const { docs } = await payload.find({ collection: 'styles', ...STAFF, depth: 1, limit: 0 })
  const style = docs.find(({ typeface }) => typeof typeface === 'object' && typeface.slug === slug)
  return style?.id ?? 'none'
}

const plain = { axes: {}, features: {} }

test('a text that was set is a picture of its own, by its style, and of nothing the name’s', async () => {
  const styleId = await styleOf('young-serif')
  const pictureOf = async (set: Omit<SetText, 'styleId'>) => {
    const response = await ask(signedCard({ styleId, ...set }).src)
    const { width, height } = await sharp(await response.clone().arrayBuffer()).metadata()
    expect([response.status, width, height]).toEqual([200, 1200, 630])
    return response.headers.get('etag')
  }
  const quince = await pictureOf({ ...plain, text: 'Quince' })

  expect(await pictureOf({ ...plain, text: 'Medlar' })).not.toBe(quince)
  expect(await pictureOf({ ...plain, text: ' Quince ', axes: { wght: 900 } })).toBe(quince)
  const name = await ask(await cardOf('young-serif'))
  expect(await pictureOf({ ...plain, text: '語' })).toBe(name.headers.get('etag'))
  const nobody = signedCard({ ...plain, styleId: 'nobody', text: 'Quince' }).src
  expect((await ask(nobody)).status).toBe(404)
})

test('a text with a stylistic set has another picture than without', async () => {
  const styleId = await styleOf('instrument-serif')
  const etagOf = async (features: Record<string, boolean>) =>
    (await ask(signedCard({ styleId, text: 'Decade', axes: {}, features }).src)).headers.get('etag')

  expect(await etagOf({ ss01: true })).not.toBe(await etagOf({}))
  expect(await etagOf({ nope: true })).toBe(await etagOf({}))
})

test('an address that the shop did not give out leads to the picture of the typeface, and draws nothing', async () => {
  const styleId = await styleOf('young-serif')
  const { src } = signedCard({ ...plain, styleId, text: 'Quince' })
  const run = vi.spyOn(fontWorkers('visitors'), 'run')
  const answers = await Promise.all(
    [
      src.replace('Quince', 'Pear'),
      src.replace(/&signature=.*/, ''),
      src.replace(/signature=.*/, 'signature=AAAAAAAAAAAAAAAAAAAAAA'),
    ].map((address) => ask(address)),
  )
  const drawn = run.mock.calls.length
  run.mockRestore()

  const name = await cardOf('young-serif')
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    answers.map(() => [302, name]),
  )
  expect(drawn).toBe(0)
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

test('the page of a typeface names its card and a large picture', async () => {
  const metadata = await generateMetadata({ params: Promise.resolve({ slug: 'fount-serif' }) })

  expect(metadata).toMatchObject({
    openGraph: { url: '/typeface/fount-serif' },
    twitter: { card: 'summary_large_image' },
    other: { 'twitter:image': await cardOf('fount-serif') },
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
