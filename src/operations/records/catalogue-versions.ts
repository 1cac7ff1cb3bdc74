import type { Payload, Where } from 'payload'
import type { LicenceType, Page, Style, Typeface } from '@/payload-types'
import { idOf } from '../id-of'
import { readDerivedStamp } from './any-collection'
import { RELEASED } from './published-catalogue'
import { readSalesOfToday } from './prices/sales-in-force'

/** Rows of these show in `/api/fonts`. */
const LISTED = ['typefaces', 'styles', 'font-files'] as const

/** Rows of these show on pages. A draft is stored as a version beside its row: saving one changes none of these. */
const SHOWN = [
  ...LISTED,
  'releases',
  'pages',
  'stories',
  'uses',
  'designers',
  'media',
  'licence-types',
  'eulas',
  'bundles',
  'sales',
  'redirects',
] as const

const GLOBALS = ['shop', 'navigation'] as const

/** Differs after every added, changed or removed row that the font list shows, by a person or by the shop itself. */
export async function readCatalogueVersion(payload: Payload): Promise<string> {
  return (await Promise.all([...versionsOf(payload, LISTED), readDerivedStamp(payload)])).join(' ')
}

/** The same for every row that any page may show. */
export async function readShopVersion(payload: Payload): Promise<string> {
  const versions = await Promise.all([...versionsOf(payload, SHOWN), readDerivedStamp(payload)])
  const globals = await Promise.all(
    GLOBALS.map((slug) => payload.findGlobal({ slug, depth: 0, overrideAccess: true })),
  )
  const sales = await readSalesOfToday(payload)
  return [...versions, ...globals.map(({ updatedAt }) => updatedAt), sales].join(' ')
}

function versionsOf(payload: Payload, slugs: readonly (typeof SHOWN)[number][]): Promise<string>[] {
  return slugs.map((slug) => versionOf(payload, slug))
}

async function versionOf(payload: Payload, collection: (typeof SHOWN)[number]): Promise<string> {
  const { docs, totalDocs } = await payload.find({
    collection,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    sort: '-updatedAt',
    select: { updatedAt: true },
  })
  return `${totalDocs}@${docs[0]?.updatedAt ?? ''}`
}

const PUBLISHED: Where = { _status: { equals: 'published' } }

/** Past Payload's work on each row: there may be tens of thousands. */
const BARE = { limit: 0, pagination: false } as const

export type ChangedRow = { id: string; slug: string; changedAt: string }

/** Published typefaces that have styles, of their own or of a child. */
export async function findTypefaceChanges(payload: Payload): Promise<ChangedRow[]> {
  const [typefaces, styles] = await Promise.all([
    payload.db.find<Pick<Typeface, 'id' | 'slug' | 'parent' | 'updatedAt'>>({
      collection: 'typefaces',
      ...BARE,
      where: RELEASED,
      select: { slug: true, parent: true, updatedAt: true },
      sort: ['position', 'name'],
    }),
    payload.db.find<Pick<Style, 'id' | 'typeface'>>({
      collection: 'styles',
      ...BARE,
      where: { master: { exists: true } },
      select: { typeface: true },
    }),
  ])
  const withStyles = new Set(styles.docs.map(({ typeface }) => idOf(typeface)))
  const parents = typefaces.docs
    .filter(({ id, parent }) => parent && withStyles.has(id))
    .map(({ parent }) => idOf(parent as string))
  const shown = new Set([...withStyles, ...parents])
  return typefaces.docs.filter(({ id }) => shown.has(id)).map(changedRow)
}

export async function findPageChanges(payload: Payload): Promise<ChangedRow[]> {
  const { docs } = await payload.db.find<Pick<Page, 'id' | 'slug' | 'updatedAt'>>({
    collection: 'pages',
    ...BARE,
    where: PUBLISHED,
    select: { slug: true, updatedAt: true },
    sort: ['slug'],
  })
  return docs.map(changedRow)
}

/** When a licence last changed; null: there is none. */
export async function findLicenceChange(payload: Payload): Promise<string | null> {
  const { docs } = await payload.db.find<Pick<LicenceType, 'id' | 'updatedAt'>>({
    collection: 'licence-types',
    limit: 1,
    pagination: false,
    select: { updatedAt: true },
    sort: ['-updatedAt'],
  })
  return docs[0] ? new Date(docs[0].updatedAt).toISOString() : null
}

function changedRow({ id, slug, updatedAt }: Pick<Page, 'id' | 'slug' | 'updatedAt'>): ChangedRow {
  return { id, slug, changedAt: new Date(updatedAt).toISOString() }
}
