import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { findTypefaceView } from '@/operations/catalogue/typefaces/find-typeface'
import { readShopVersion } from '@/operations/records/catalogue-versions'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { renewOldReleases } from '@/operations/fonts/releases/renew-old-releases'
import type { Release } from '@/payload-types'
import { widen } from '../../support/fonts/change-font'
import { aLine, aPaidPurchase, readStatus } from '../../support/shop/buyer'
import { requireOrder } from '../../support/shop/delivered'
import { openShop } from '../../support/shop/open-shop'
import { readArchive, sha256Of } from '../../support/shop/read-archive'

const shop = await openShop()
const { payload } = shop
const ALL = { depth: 0, overrideAccess: true } as const
const SLUG = 'young-serif'
afterAll(() => shop.close())

test('a release that an older shop kept is shown, and learns its masters and characters once', async () => {
  const { version, facts } = await makeOld()
  const before = await findTypefaceView(payload, SLUG)
  await renewOldReleases(payload)
  const [renewed, ...others] = await releases()
  const written = await readShopVersion(payload)
  await renewOldReleases(payload)
  const after = await findTypefaceView(payload, SLUG)

  expect(before?.line?.text).toBe('Young Serif')
  expect([before?.characters.count, before?.languages.length]).toEqual([0, 0])
  expect(others).toEqual([])
  expect(renewed).toMatchObject({ version, masters: [{ name: 'Regular', version }] })
  expect(renewed?.facts).toEqual(facts)
  expect(after?.characters.count).toBeGreaterThan(300)
  expect(await readShopVersion(payload)).toBe(written)
})

test('a name that an older shop measured in another way is measured again, once', async () => {
  const [{ id, measure } = {} as Release] = await releases()
  const data = { measure: { ...(measure as object), w: 9, measuredIn: undefined } }
  await payload.db.updateOne({ collection: 'releases', where: { id: { equals: id } }, data })
  await renewOldReleases(payload)
  const [renewed] = await releases()
  const written = await readShopVersion(payload)
  await renewOldReleases(payload)

  expect(renewed?.measure).toEqual(measure)
  expect(await readShopVersion(payload)).toBe(written)
})

test('a master is read again where an older shop read less of it or chose other letters for a feature', async () => {
  const [{ id, measure, facts } = {} as Release] = await releases()
  const where = { 'typeface.slug': { equals: SLUG } }
  const { docs } = await payload.find({ collection: 'styles', where, ...ALL })
  const old = {
    ...(docs[0]?.facts as object),
    features: [{ tag: 'case', name: 'Case', sample: '0123' }],
    colourTables: undefined,
  }
  await payload.db.updateOne({
    collection: 'styles',
    where: { id: { equals: docs[0]?.id } },
    data: { facts: old },
  })
  const data = { measure: { ...(measure as object), measuredIn: 3 } }
  await payload.db.updateOne({ collection: 'releases', where: { id: { equals: id } }, data })
  await renewOldReleases(payload)

  const [renewed] = await releases()
  const again = await payload.find({ collection: 'styles', where, ...ALL })
  expect(renewed?.facts).toEqual(facts)
  expect(again.docs[0]?.facts).toEqual(docs[0]?.facts)
})

test('a licence of an older shop keeps its font, and is told of the release after it', async () => {
  const buyer = shop.visitor()
  const { order } = await aPaidPurchase(buyer, SLUG)
  const { version } = await makeOld()
  await forgetRelease((await requireOrder(shop, order)).id)
  const bytes = await readFile('src/seed/masters/young-serif/YoungSerif-Regular.ttf')
  const [styleId = ''] = (await aLine(buyer, { slug: SLUG })).styles
  await replaceMaster(payload, { styleId, bytes: widen(bytes, { 40: 14 }) })
  const [licence] = (await readStatus(buyer, order)).licences
  const files = await readArchive(await buyer.fetch(licence?.download_url ?? ''))

  expect(licence?.releases).toEqual([])
  expect(licence?.newer?.releases.map((one) => one.version)).toEqual([`${version} (2)`])
  expect(licence?.newer?.download_url).toContain('/api/download/')
  expect(files.filter(({ name }) => name.endsWith('.ttf')).map(({ sha256 }) => sha256)).toEqual([
    sha256Of(bytes),
  ])
})

/** The row as it was written before releases had numbers, masters and characters; answers what is taken from it. */
async function makeOld(): Promise<{ version: string; facts: Release['facts'] }> {
  const [{ id, typeface, version, facts } = {} as Release] = await releases()
  const data = {
    version: `Version ${version}; ttfautohint`,
    releasekey: `${String(typeface)}:current`,
    current: null,
    number: null,
    masters: null,
    changes: null,
    facts: { ...(facts as object), languages: [], nearLanguages: undefined, characters: undefined },
  }
  await payload.db.updateOne({ collection: 'releases', where: { id: { equals: id } }, data })
  return { version, facts }
}

async function forgetRelease(order: string): Promise<void> {
  const where = { order: { equals: order } }
  const { docs } = await payload.find({ collection: 'licences', where, ...ALL })
  const styles = (docs[0]?.styles as object[]).map((style) => ({
    ...style,
    master: undefined,
    release: undefined,
  }))
  await payload.db.updateOne({ collection: 'licences', where, data: { styles } })
}

async function releases(): Promise<Release[]> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { 'typeface.slug': { equals: SLUG } },
    sort: '-createdAt',
    ...ALL,
  })
  return docs
}
