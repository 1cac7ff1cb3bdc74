import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { signDownload } from '@/delivery/download-token'
import { env } from '@/env'
import { acceptMaster } from '@/operations/fonts/publish-master'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { refreshTypeface } from '@/operations/fonts/refresh-typeface'
import { widen } from '../../support/fonts/change-font'
import type { Browser } from '../../support/shop/browser'
import { aPaidPurchase, readStatus, type Placed } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'
import { readArchive, sha256Of } from '../../support/shop/read-archive'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const QUIET = { depth: 0, overrideAccess: true, context: { quiet: true } } as const

test('a buyer keeps what was bought, and fetches the newer release where the licence allows it', async () => {
  const bytes = await readFile('src/seed/masters/young-serif/YoungSerif-Regular.ttf')
  const newer = widen(bytes, { 40: 14, 41: -3 })
  const { buyer, order } = await aBuyer('young-serif')
  const before = await licenceOf(buyer, order)
  await replaceMaster(payload, {
    styleId: await styleIn('young-serif', 'Regular'),
    bytes: newer,
    notes: 'Loosens two letters.',
  })
  const licence = await licenceOf(buyer, order)

  expect(before).toMatchObject({ newer: null, releases: [{ typeface: 'Young Serif' }] })
  expect(licence?.releases).toEqual(before?.releases)
  expect(licence?.newer).toMatchObject({
    message: 'Yours to download, beside the release you bought.',
    releases: [
      {
        typeface: 'Young Serif',
        version: `${before?.releases[0]?.version} (2)`,
        notes: 'Loosens two letters.',
        reflow: [expect.stringMatching(/^Regular: Advance widths of 2 characters changed, /)],
      },
    ],
  })
  expect(await mastersIn(buyer, licence?.download_url)).toEqual([sha256Of(bytes)])
  expect(await mastersIn(buyer, licence?.newer?.download_url)).toEqual([sha256Of(newer)])
  expect(await readmeIn(buyer, licence?.newer?.download_url)).toContain('Loosens two letters.')
})

test('who buys after a release holds that one, and nothing is newer', async () => {
  const { buyer, order } = await aBuyer('young-serif')
  const licence = await licenceOf(buyer, order)

  expect(licence?.releases[0]?.version).toMatch(/ \(2\)$/)
  expect(licence?.newer).toBeNull()
})

test('a licence that keeps to its release is told of the newer one and refused its files', async () => {
  await allowUpdates('purchased')
  const { buyer, order } = await aBuyer('instrument-serif')
  await widenStyle('instrument-serif', 'Regular', 'instrument-serif/InstrumentSerif-Regular.ttf')
  const licence = await licenceOf(buyer, order)
  const bought = licence?.releases[0]?.version
  const message = `This licence covers release ${bought}. A newer one needs a licence of its own.`

  expect(licence?.newer).toMatchObject({ message, download_url: null })
  expect(await buyer.get(await addressOf(order, 'newer'))).toMatchObject({
    status: 403,
    body: { error: { code: 'not_allowed', message } },
  })
  expect((await buyer.fetch(await addressOf(order, 'archive'))).status).toBe(200)

  await allowUpdates('all')
  expect((await licenceOf(buyer, order))?.newer?.download_url).toContain('/api/download/')
  expect((await buyer.fetch(await addressOf(order, 'newer'))).status).toBe(200)
})

test('what a licence promised is not taken back when its licence type changes', async () => {
  const { buyer, order } = await aBuyer('fount-serif')
  await allowUpdates('purchased')
  await widenStyle('fount-serif', 'Regular', 'fount-serif/FountSerif-Regular.otf')

  expect((await buyer.fetch(await addressOf(order, 'newer'))).status).toBe(200)
  await allowUpdates('all')
})

test('the very same file makes no release', async () => {
  const styleId = await styleIn('recursive', 'Variable')
  const bytes = await readFile('src/seed/masters/recursive/Recursive-Variable.ttf')
  const before = await releasesOf('recursive')
  await replaceMaster(payload, { styleId, bytes })

  expect((await releasesOf('recursive')).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('masters carried out together are one release, and the pages show it alone', async () => {
  const slug = 'recursive-sans-linear'
  const bytes = await Promise.all(
    ['Regular', 'Bold'].map((name) =>
      readFile(`src/seed/masters/${slug}/RecursiveSansLinear-${name}.ttf`),
    ),
  )
  for (const [index, name] of ['Regular', 'Bold'].entries()) {
    const styleId = await styleIn(slug, name)
    await acceptMaster(payload, { styleId, bytes: widen(bytes[index] as Buffer, { 30: 5 }) })
  }
  await refreshTypeface(payload, await typefaceIn(slug), { notes: 'Two at once.' })
  const releases = await releasesOf(slug)

  expect(releases.map(({ notes, current }) => ({ notes, current }))).toEqual([
    { notes: 'Two at once.', current: true },
    { notes: '', current: false },
  ])
  expect((releases[0]?.changes as { name: string }[]).map(({ name }) => name)).toEqual([
    'Regular',
    'Bold',
  ])
  expect(releases[0]?.changesInWords).toMatch(/^Regular: Advance width.*\nBold: Advance width/)
})

async function aBuyer(slug: string): Promise<{ buyer: Browser; order: Placed }> {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer, slug)
  return { buyer, order }
}

async function licenceOf(buyer: Browser, order: Placed) {
  return (await readStatus(buyer, order)).licences[0]
}

async function widenStyle(slug: string, style: string, path: string): Promise<void> {
  const bytes = await readFile(`src/seed/masters/${path}`)
  const styleId = await styleIn(slug, style)
  await replaceMaster(payload, { styleId, bytes: widen(bytes, { 40: 14 }) })
}

async function mastersIn(buyer: Browser, url?: string | null): Promise<string[]> {
  const files = await readArchive(await buyer.fetch(url ?? ''))
  return files.filter(({ name }) => /\.(ttf|otf)$/.test(name)).map(({ sha256 }) => sha256)
}

async function readmeIn(buyer: Browser, url?: string | null): Promise<string> {
  const files = await readArchive(await buyer.fetch(url ?? ''))
  return files.find(({ name }) => name.endsWith('README.txt'))?.bytes.toString('utf8') ?? ''
}

async function addressOf(order: Placed, what: string): Promise<string> {
  const { id } = await requireOrder(shop, order)
  const { docs } = await payload.find({
    collection: 'grants',
    where: { 'licence.order': { equals: id } },
    ...QUIET,
  })
  const expiresAt = new Date(Date.now() + 60_000)
  return `/api/download/${signDownload({ grant: docs[0]?.id ?? '', what, expiresAt }, env.secret)}`
}

async function allowUpdates(updates: 'all' | 'purchased'): Promise<void> {
  await payload.update({
    collection: 'licence-types',
    where: { key: { equals: 'desktop' } },
    data: { updates },
    ...QUIET,
  })
}

async function typefaceIn(slug: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: slug } },
    ...QUIET,
  })
  return docs[0]?.id ?? ''
}

async function styleIn(slug: string, name: string): Promise<string> {
  const typeface = await typefaceIn(slug)
  const { docs } = await payload.find({
    collection: 'styles',
    where: { and: [{ typeface: { equals: typeface } }, { name: { equals: name } }] },
    ...QUIET,
  })
  return docs[0]?.id ?? ''
}

async function releasesOf(slug: string) {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { typeface: { equals: await typefaceIn(slug) } },
    sort: '-createdAt',
    ...QUIET,
  })
  return docs
}
