import type { Payload, Where } from 'payload'
import type { Page } from '@/payload-types'
import { idOf } from '../id-of'
import { readDerivedStamp } from './any-collection'
import { RELEASED } from './published-catalogue'
import { readSalesOfToday } from './prices/sales-in-force'
import { findBare, findOne, only } from './rows'

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

export type ChangedRow = { id: string; slug: string; changedAt: string }

/** Published typefaces that have styles, of their own or of a child. */
export async function findTypefaceChanges(payload: Payload): Promise<ChangedRow[]> {
  const [typefaces, styles] = await Promise.all([
    findBare(payload, 'typefaces', {
      where: RELEASED,
      fields: ['slug', 'parent', 'updatedAt'],
      sort: ['position', 'name'],
    }),
    findBare(payload, 'styles', { where: { master: { exists: true } }, fields: ['typeface'] }),
  ])
  const withStyles = new Set(styles.map(({ typeface }) => idOf(typeface)))
  const parents = typefaces
    .filter(({ id, parent }) => parent && withStyles.has(id))
    .map(({ parent }) => idOf(parent as string))
  const shown = new Set([...withStyles, ...parents])
  return typefaces.filter(({ id }) => shown.has(id)).map(changedRow)
}

export async function findPageChanges(payload: Payload): Promise<ChangedRow[]> {
  const fields = ['slug' as const, 'updatedAt' as const]
  const pages = await findBare(payload, 'pages', { where: PUBLISHED, fields, sort: 'slug' })
  return pages.map(changedRow)
}

/** When a licence last changed; null: there is none. */
export async function findLicenceChange(payload: Payload): Promise<string | null> {
  const newest = { select: only('updatedAt'), sort: '-updatedAt' }
  const type = await findOne(payload, 'licence-types', newest)
  return type && new Date(type.updatedAt).toISOString()
}

function changedRow({ id, slug, updatedAt }: Pick<Page, 'id' | 'slug' | 'updatedAt'>): ChangedRow {
  return { id, slug, changedAt: new Date(updatedAt).toISOString() }
}
