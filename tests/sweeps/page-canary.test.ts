import type { CollectionSlug, FlattenedField } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changedPages, type PageVersions } from '@/domain/catalogue/pages/page-versions'
import { refreshPages } from '@/operations/site/page-cache/refresh-pages'
import { otherValue } from '../support/pages/other-value'
import { renderPage } from '../support/pages/render-page'
import { openShop } from '../support/shop/open-shop'

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
 * What nobody edits: the facts of a master, for which its hash stands, and the outlines of a release, for which its changes do, and what a page is
 * composed from, for which a hash of it does;
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
  'scoreFacts',
  'sha256',
  'slug',
]

const OF_RECURSIVE = ['/typeface/recursive', '/typeface/recursive/releases', '/explore/recursive']

type Row = Record<string, unknown>
/** Changes these fields everywhere and returns how to take it back. */
type Change = (fields: FlattenedField[]) => Promise<() => Promise<unknown>>

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
  const fields = payload.collections[slug].config.flattenedFields.filter(
    ({ name }) => !NOT_EDITED.includes(name),
  )
  expect(await hiddenFromHashes(fields, (changed) => changeEverywhere(slug, changed))).toEqual([])
})

test('no page reads of the shop what its content hash does not know', async () => {
  const shopGlobal = payload.globals.config.find(({ slug }) => slug === 'shop')
  expect(await hiddenFromHashes(shopGlobal?.flattenedFields ?? [], changeShop)).toEqual([])
})

/**
 * What some page shows though its content hash stays. Each field is changed alone, to learn whose hash knows it. A page is then
 * rendered once while all fields are changed that its hash does not know, and with each of them alone where that shows.
 */
async function hiddenFromHashes(fields: FlattenedField[], change: Change): Promise<string[]> {
  const knowing = new Map<FlattenedField, string[]>()
  for (const field of fields) {
    const known = await whileChanged([field], change, async (outdated) => outdated)
    knowing.set(field, known)
  }
  const hidden: string[] = []
  for (const [path, plain] of shown) {
    expect(await renderPage(path), `${path} after every change was taken back`).toBe(plain)
    const showsSome = (some: FlattenedField[]) =>
      whileChanged(some, change, async () => (await renderPage(path)) !== plain)
    const unknown = fields.filter((field) => !knowing.get(field)?.includes(path))
    if (!(await showsSome(unknown))) continue
    for (const field of unknown) {
      if (await showsSome([field])) hidden.push(`${path} shows ${field.name}`)
    }
  }
  return hidden
}

async function whileChanged<Result>(
  fields: FlattenedField[],
  change: Change,
  look: (outdated: string[]) => Promise<Result>,
): Promise<Result> {
  const before = versionsNow()
  const undo = await change(fields)
  await refreshPages(payload)
  const result = await look(changedPages(before, versionsNow()))
  await undo()
  await refreshPages(payload)
  return result
}

/** Other values in every row, past all hooks. Rows are written whole: Payload empties the lists that are left out. */
async function changeEverywhere(slug: CollectionSlug, fields: FlattenedField[]) {
  const { docs } = await payload.db.find<Row & { id: string }>({ collection: slug, limit: 1000 })
  const write = async (rows: (Row & { id: string })[]) => {
    for (const { id, ...data } of rows) {
      await payload.db.updateOne({ collection: slug, where: { id: { equals: id } }, data })
    }
  }
  await write(docs.map((row) => ({ ...withOtherValues(row, fields), id: row.id })))
  return () => write(docs)
}

async function changeShop(fields: FlattenedField[]) {
  const before = (await payload.db.findGlobal({ slug: 'shop' })) as unknown as Row
  const write = (data: Row) => payload.db.updateGlobal({ slug: 'shop', data })
  await write(withOtherValues(before, fields))
  return () => write(before)
}

function withOtherValues(row: Row, fields: FlattenedField[]): Row {
  const others = fields.map((field) => [
    field.name,
    otherValue(field, row[field.name]) ?? row[field.name],
  ])
  return { ...row, ...Object.fromEntries(others) }
}

function versionsNow(): PageVersions {
  return globalThis.fountCatalogueSnapshot?.pages ?? new Map()
}
