import type { Payload } from 'payload'
import { readDerivedStamp } from '../derived-records'

/** Rows of these show in `/api/fonts`. */
const LISTED = ['typefaces', 'styles', 'font-files'] as const

/** Rows of these show on pages. A draft is stored as a version beside its row: saving one changes none of these. */
const SHOWN = [
  ...LISTED,
  'releases',
  'pages',
  'media',
  'licence-types',
  'eulas',
  'bundles',
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
  return [...versions, ...globals.map(({ updatedAt }) => updatedAt)].join(' ')
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
