import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areaOf, may, ROLES } from '@/domain/staff/roles'
import { openShop } from '../../support/shop/open-shop'
import { createPicture, removePictures } from '../../support/shop/pictures'
import { signInStaff } from '../../support/shop/staff'

const shop = await openShop()
const { payload } = shop
afterAll(async () => {
  await removePictures(payload)
  await shop.close()
})

type Row = { id: string; slug: string }
type Ask = (path: string) => Promise<unknown>

const STAFF = { overrideAccess: true, depth: 0 } as const

/** Every collection of which something may be published and written on at once. */
const WITH_DRAFTS = payload.config.collections
  .filter(({ versions }) => versions && versions.drafts)
  .map(({ slug }) => slug) as CollectionSlug[]

const rows = new Map<CollectionSlug, Row>()

beforeAll(async () => {
  const published = { title: 'Said', slug: 'said', _status: 'published' } as const
  await payload.create({ collection: 'pages', data: published, ...STAFF })
  const typeface = (await payload.find({ collection: 'typefaces', limit: 1, ...STAFF })).docs[0]?.id
  const told = { ...published, kind: 'news', summary: 'Said.', typeface: typeface ?? '' } as const
  const publishedOn = '2026-05-04T12:00:00.000Z'
  await payload.create({ collection: 'stories', data: { ...told, publishedOn }, ...STAFF })
  const picture = await createPicture(payload, 'What was said')
  const used = { title: 'Said', kind: 'Said', picture, seen: [{ typeface: typeface ?? '' }] }
  await payload.create({ collection: 'uses', data: { ...used, _status: 'published' }, ...STAFF })
  for (const collection of WITH_DRAFTS) {
    const where = { _status: { equals: 'published' } }
    const { docs } = await payload.find({ collection, where, limit: 1, ...STAFF })
    const row = docs[0] as unknown as Row
    rows.set(collection, row)
    const data = { [titleOf(collection)]: 'STILL BEING WRITTEN' }
    await payload.update({ collection, id: row.id, data, draft: true, ...STAFF })
  }
})

function titleOf(collection: CollectionSlug): string {
  return payload.collections[collection].config.admin.useAsTitle ?? 'title'
}

const stranger: Ask = async (path) => (await shop.visitor().get(path)).body

/** What this reader is told of a row by every way that asks for its drafts, and by the same ways without. */
async function tellBoth(ask: Ask, collection: CollectionSlug) {
  const { id, slug } = rows.get(collection) ?? { id: '', slug: '' }
  const ways = [
    `/api/${collection}/${id}?depth=0`,
    slug
      ? `/api/${collection}?where[slug][equals]=${slug}&depth=1`
      : `/api/${collection}?where[kind][equals]=Said&depth=1`,
    `/api/${collection}?sort=-updatedAt&depth=0&limit=200`,
    `/api/${collection}?where[id][in]=${id}&depth=0&pagination=false`,
    ...(collection === 'typefaces' ? [`/api/styles?where[typeface][equals]=${id}&depth=2`] : []),
  ]
  const both = async (way: string) => [await ask(`${way}&draft=true`), await ask(way)]
  return Promise.all(ways.map(both))
}

test('there are such collections', () => {
  expect(WITH_DRAFTS).toEqual(expect.arrayContaining(['pages', 'stories', 'typefaces', 'uses']))
})

test.each(WITH_DRAFTS)(
  'a stranger who asks for drafts of %s sees what is published',
  async (slug) => {
    for (const [asked, plain] of await tellBoth(stranger, slug)) {
      expect(asked).toEqual(plain)
      expect(JSON.stringify(asked)).toContain(rows.get(slug)?.id)
      expect(JSON.stringify(asked)).not.toContain('STILL BEING WRITTEN')
    }
  },
)

test('so does each login whose roles do not lead there, and one whose roles do sees the draft', async () => {
  for (const role of ROLES) {
    const member = await signInStaff(shop, { roles: [role] })
    const ask: Ask = async (path) => (await member.ask('GET', path)).body
    for (const slug of WITH_DRAFTS) {
      const maySee = may({ roles: [role] }, 'read', areaOf(slug))
      const [byId, bySlug] = await tellBoth(ask, slug)
      for (const [asked, plain] of [byId ?? [], bySlug ?? []]) {
        expect(JSON.stringify(asked).includes('STILL BEING WRITTEN'), `${role}, ${slug}`).toBe(
          maySee,
        )
        if (!maySee) expect(asked).toEqual(plain)
        expect(JSON.stringify(asked)).toContain(rows.get(slug)?.id)
      }
    }
  }
})

test('and a member who lacks the second factor that is asked of everybody', async () => {
  const member = await signInStaff(shop, { email: 'without@example.org' })
  const ask: Ask = async (path) => (await member.ask('GET', path)).body
  await payload.updateGlobal({
    slug: 'shop',
    data: { needsSecondFactor: true },
    overrideAccess: true,
  })
  for (const slug of WITH_DRAFTS) {
    for (const [asked, plain] of await tellBoth(ask, slug)) {
      expect(asked).toEqual(plain)
      expect(JSON.stringify(asked)).not.toContain('STILL BEING WRITTEN')
    }
  }
})
