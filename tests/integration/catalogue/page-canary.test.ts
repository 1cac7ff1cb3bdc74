import type { CollectionSlug, FlattenedField } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changedPages, type PageVersions } from '@/domain/catalogue/pages/page-versions'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { otherValue } from '../../support/pages/other-value'
import { renderPage } from '../../support/pages/render-page'
import { openShop } from '../../support/shop/open-shop'

/**
 * A page whose content hash stays is served from the cache for ever. So whatever changes in the database: a page that
 * renders otherwise than before must have another hash. Fails when a page begins to read what `hash-pages.ts` leaves out.
 */
const shop = await openShop()
const { payload } = shop
afterAll(async () => {
  // Other test files follow in this process.
  vi.doUnmock('@/app/(shop)/tag-page')
  vi.doUnmock('@/app/(shop)/open-shop')
  await shop.close()
})

// Next alone has the cache that a page is tagged for.
vi.mock('@/app/(shop)/tag-page', () => ({ tagPage: async () => undefined }))
vi.mock('@/app/(shop)/open-shop', () => ({ openShop: async () => payload }))

/**
 * What nobody edits: the facts of a master, for which its hash stands, and the outlines of a release, for which its changes do;
 * the hashes that files are found by; publishing and slugs, which `refresh.test.ts` changes as staff do; the trash, which
 * withdraws first.
 */
const NOT_EDITED = [
  '_status',
  'current',
  'deletedAt',
  'facts',
  'format',
  'id',
  'isMaster',
  'isMenuPreview',
  'master',
  'redrawn',
  'sha256',
  'slug',
]

const OF_RECURSIVE = ['/typeface/recursive', '/typeface/recursive/releases', '/explore/recursive']

type Row = Record<string, unknown>

const shown = new Map<string, string>()

beforeAll(async () => {
  await refreshPages(payload)
  const eula = [...versionsNow().keys()].find((path) => path.startsWith('/eula/')) ?? ''
  const lists = ['/', '/explore', '/explore_old', '/shop']
  for (const path of [...lists, ...OF_RECURSIVE, '/about', eula]) {
    shown.set(path, await renderPage(path))
  }
})

const COLLECTIONS: CollectionSlug[] = [
  'typefaces',
  'styles',
  'font-files',
  'releases',
  'pages',
  'licence-types',
  'eulas',
]

test.each(COLLECTIONS)('no page reads of %s what its content hash does not know', async (slug) => {
  for (const field of payload.collections[slug].config.flattenedFields) {
    if (NOT_EDITED.includes(field.name)) continue
    const unknown = await pagesThatHide(() => changeEverywhere(slug, field))
    expect(unknown, `shows ${slug}.${field.name}`).toEqual([])
  }
})

test('no page reads of the shop what its content hash does not know', async () => {
  const shopGlobal = payload.globals.config.find(({ slug }) => slug === 'shop')
  for (const field of shopGlobal?.flattenedFields ?? []) {
    const unknown = await pagesThatHide(() => changeShop(field))
    expect(unknown, `shows ${field.name} of the shop`).toEqual([])
  }
})

/** The pages that render otherwise after a change, though their content hash is what it was. */
async function pagesThatHide(change: () => Promise<void>): Promise<string[]> {
  const before = versionsNow()
  await change()
  await refreshPages(payload)
  const outdated = changedPages(before, versionsNow())
  return (await pagesShownOtherwise()).filter((path) => !outdated.includes(path))
}

/** Another value in every row, past all hooks. */
async function changeEverywhere(slug: CollectionSlug, field: FlattenedField): Promise<void> {
  const { docs } = await payload.db.find<Row & { id: string }>({ collection: slug, limit: 1000 })
  for (const { id, [field.name]: before } of docs) {
    const value = otherValue(field, before)
    if (value === undefined) continue
    const where = { id: { equals: id } }
    await payload.db.updateOne({ collection: slug, where, data: { [field.name]: value } })
  }
}

async function changeShop(field: FlattenedField): Promise<void> {
  const before = (await payload.db.findGlobal({ slug: 'shop' })) as unknown as Row
  const value = otherValue(field, before[field.name])
  if (value === undefined) return
  await payload.db.updateGlobal({ slug: 'shop', data: { [field.name]: value } })
}

async function pagesShownOtherwise(): Promise<string[]> {
  const changed: string[] = []
  for (const [path, before] of shown) {
    const html = await renderPage(path)
    shown.set(path, html)
    if (html !== before) changed.push(path)
  }
  return changed
}

function versionsNow(): PageVersions {
  return globalThis.fountCatalogueSnapshot?.pages ?? new Map()
}
