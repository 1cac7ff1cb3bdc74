import type { CollectionSlug, PayloadRequest } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { claimAnnouncement } from '@/operations/records/release-news'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import { findVisits } from '@/operations/records/users'
import { readCatalogueVersion, readShopVersion } from '@/operations/records/catalogue-versions'
import { WORK_OF_ITS_OWN } from '@/operations/scheduler/run-scheduler'
import type { Release, Style, Typeface } from '@/payload-types'
import { makeRelease, releasesOf } from '../../support/releases/make-release'
import { emptyOutbox, openShop } from '../../support/shop/open-shop'
import { signInStaff, STAFF_PASSWORD } from '../../support/shop/staff'
import { trialBody } from '../../support/trials/order-trial'

/** Payload refuses an edit whose row has another `updatedAt` than when its form was opened. */
const shop = await openShop()
const { payload } = shop
const staff = await signInStaff(shop)
afterAll(() => shop.close())

const ALL = { depth: 0, overrideAccess: true, pagination: false } as const
const QUIET = { ...ALL, context: { quiet: true } } as const

test('what the shop does by itself leaves every edit of a person as fresh as it was', async () => {
  const release = await makeRelease(shop)
  await claimAnnouncement(payload, { id: release, by: 'staff@example.org', now: new Date() })
  await makeWork()
  const typeface = await saveUnderNewName('Younger')
  const before = await whenSaved()
  for (const work of WORK_OF_ITS_OWN) await work(payload)
  await emptyOutbox(payload)
  await prepareTypefaces(payload)

  expect(await whenSaved()).toEqual(before)
  expect(before[`typefaces ${typeface.id}`]).toBe(typeface.updatedAt)
  // All of it was done meanwhile.
  const [newest, older] = await releasesOf(shop)
  expect(newest).toMatchObject({ measure: { text: 'Younger' }, toldAt: expect.any(String) })
  expect(older).toMatchObject({ redrawn: expect.anything() })
  expect(await typefaceNow()).toMatchObject({ preparation: null, scripts: ['Latin'] })
  expect((await payload.find({ collection: 'trial-orders', ...ALL })).docs).toMatchObject([
    { offeredAt: expect.any(String), cart: expect.any(String) },
  ])
})

test('a style that is saved makes no edit of its typeface stale', async () => {
  const { id, updatedAt } = await typefaceNow()
  const [style] = await stylesOf(id)
  const data = { slope: style?.slope === 'italic' ? 'upright' : 'italic' } as const
  await payload.update({ collection: 'styles', id: style?.id ?? '', data, ...ALL })
  await prepareTypefaces(payload)

  expect(await typefaceNow()).toMatchObject({ id, updatedAt, preparation: null })
})

test('a draft that is saved while the fonts of its typeface are prepared is what staff find afterwards', async () => {
  const { id } = await saveUnderNewName('Youngest')
  const data = { name: 'Young Draft' }
  const draft = await payload.update({ collection: 'typefaces', id, data, draft: true, ...ALL })
  await prepareTypefaces(payload)

  expect(
    await payload.findByID({ collection: 'typefaces', id, draft: true, ...ALL }),
  ).toMatchObject({ name: 'Young Draft', updatedAt: draft.updatedAt })
})

test('the scripts of a typeface that was never published are written into its draft as it is', async () => {
  const { id: original } = await typefaceNow()
  const [style] = await stylesOf(original)
  const data = {
    name: 'New Serif',
    slug: 'new-serif',
    category: 'serif',
    _status: 'draft',
  } as const
  const draft = await payload.create({ collection: 'typefaces', data, draft: true, ...ALL })
  const written = await payload.update({
    collection: 'typefaces',
    id: draft.id,
    draft: true,
    ...ALL,
    data: {
      lead: 'Written first',
      samples: [{ text: 'A', lang: 'en', dir: 'ltr', script: 'Latin' }],
    },
  })
  await payload.create({
    collection: 'styles',
    data: { ...style, id: undefined, typeface: draft.id } as unknown as Style,
    ...QUIET,
  })
  const waiting = { preparation: 'waiting', preparationChangedAt: new Date().toISOString() }
  await setRows('typefaces', { id: { equals: draft.id } }, waiting)
  await prepareTypefaces(payload)

  const find = { collection: 'typefaces', id: draft.id, draft: true, ...ALL } as const
  expect(await payload.findByID(find)).toEqual({ ...written, scripts: ['Latin'] })
})

test('a person’s own deeds beside a form leave its fields as fresh as they were', async () => {
  const [before] = (await payload.find({ collection: 'users', ...ALL })).docs
  await shop
    .visitor()
    .post('/api/users/login', { email: 'staff@example.org', password: STAFF_PASSWORD })
  await staff.ask('POST', `/api/users/${before?.id}/visits/end`, {})
  const [after] = (await payload.find({ collection: 'users', ...ALL })).docs

  expect(await findVisits(payload, before?.id ?? '')).toHaveLength(1)
  expect(after?.updatedAt).toBe(before?.updatedAt)
})

test('another person’s save makes an edit stale', async () => {
  const { id, updatedAt } = await typefaceNow()
  await staff.ask('PATCH', `/api/typefaces/${id}`, { lead: 'Another’s words' })

  expect((await typefaceNow()).updatedAt).not.toBe(updatedAt)
  await prepareTypefaces(payload)
})

test('every process sees what one of them worked out', async () => {
  const [{ id } = {} as Release] = await releasesOf(shop)
  const before = [await readShopVersion(payload), await readCatalogueVersion(payload)]
  await setMeasuredIn(id, 1)
  const unseen = [await readShopVersion(payload), await readCatalogueVersion(payload)]
  for (const work of WORK_OF_ITS_OWN) await work(payload)
  const after = [await readShopVersion(payload), await readCatalogueVersion(payload)]

  expect(unseen).toEqual(before)
  expect(after.filter((version) => before.includes(version))).toEqual([])
})

/** When each row that staff may edit was saved, as its form asks. */
async function whenSaved(): Promise<Record<string, string>> {
  const owner = (await payload.find({ collection: 'users', ...ALL })).docs[0]
  const req = { user: { ...owner, collection: 'users' }, payload } as unknown as PayloadRequest
  const entries: [string, string][] = []
  for (const { slug, access, versions } of payload.config.collections) {
    if (!(await access.update({ req })) || slug.startsWith('payload-')) continue
    const draft = Boolean(versions?.drafts)
    const { docs } = await payload.find({ collection: slug as CollectionSlug, draft, ...ALL })
    for (const { id, updatedAt } of docs as { id: string; updatedAt: string }[]) {
      entries.push([`${slug} ${id}`, updatedAt])
    }
  }
  for (const { slug } of payload.config.globals) {
    const { updatedAt } = await payload.findGlobal({ slug, ...ALL })
    entries.push([slug, String(updatedAt)])
  }
  return Object.fromEntries(entries)
}

/** What an older shop, and visitors, leave to be done beside a publish. */
async function makeWork(): Promise<void> {
  const visitor = shop.visitor()
  await visitor.post('/api/order/trial', await trialBody(visitor, { email: 'tried@example.org' }))
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  await setRows(
    'trial-orders',
    { email: { equals: 'tried@example.org' } },
    { offerDueAt: yesterday },
  )
  const [newest, older] = await releasesOf(shop)
  await setMeasuredIn(newest?.id ?? '', 1)
  await setRows('releases', { id: { equals: older?.id } }, { redrawn: null })
  const { id } = await typefaceNow()
  const data = { scripts: [], updatedAt: null }
  await payload.db.updateOne({ collection: 'typefaces', id, data })
}

async function setMeasuredIn(id: string, measuredIn: number): Promise<void> {
  const release = await payload.findByID({ collection: 'releases', id, ...ALL })
  const measure = { ...(release.measure as object), measuredIn }
  await setRows('releases', { id: { equals: id } }, { measure })
}

/** As they stood all along. */
async function setRows(
  collection: CollectionSlug,
  where: Record<string, object>,
  data: object,
): Promise<void> {
  await payload.db.updateOne({ collection, where, data: { ...data, updatedAt: null } })
}

async function saveUnderNewName(menuText: string): Promise<Typeface> {
  const { id } = await typefaceNow()
  const answer = await staff.ask<{ doc: Typeface }>('PATCH', `/api/typefaces/${id}`, { menuText })
  return answer.body.doc
}

async function typefaceNow(): Promise<Typeface> {
  const where = { slug: { equals: 'young-serif' } }
  const [typeface] = (await payload.find({ collection: 'typefaces', where, ...ALL })).docs
  if (!typeface) throw new Error('There is no Young Serif.')
  return typeface
}

async function stylesOf(typeface: string): Promise<Style[]> {
  const where = { typeface: { equals: typeface } }
  return (await payload.find({ collection: 'styles', where, ...ALL })).docs
}
