import type { Payload, Where } from 'payload'
import type { BundleDefinition } from '@/domain/pricing/sell-bundles'
import type { Bundle } from '@/payload-types'
import { readTypefaces } from './typefaces'
import { idOf } from '../id-of'
import { readKept } from '../read-once'
import { findAll, hasRow, only } from './rows'

/** Bundles with a price, as staff defined them, in the order of the list. */
export function findBundles(payload: Payload): Promise<BundleDefinition[]> {
  return readKept(payload, 'bundles', () => readBundles(payload, { price: { exists: true } }))
}

/** Whether a typeface has this slug: the shop view opens typefaces and bundles by the same parameter. */
export async function isSlugOfTypeface(payload: Payload, slug: string): Promise<boolean> {
  return hasRow(payload, 'typefaces', { slug }, { trash: true })
}

/** The styles and typefaces of a bundle, with whether each can be sold. */
export async function findPartsOfBundle(
  payload: Payload,
  { styles, typefaces }: Pick<BundleDefinition, 'styles' | 'typefaces'>,
) {
  const [ofStyles, ofTypefaces] = await Promise.all([
    findAll(payload, 'styles', {
      where: { id: { in: styles } },
      select: only('name', 'typeface', 'master'),
    }),
    findAll(payload, 'typefaces', {
      where: { id: { in: typefaces } },
      select: only('name', '_status'),
      trash: true,
    }),
  ])
  const owners = await readTypefaces(
    payload,
    ofStyles.map(({ typeface }) => idOf(typeface)),
  )
  return {
    styles: ofStyles.map(({ name, typeface, master }) => {
      const owner = owners.get(idOf(typeface))
      return {
        name,
        typeface: owner?.name ?? '',
        hasMaster: Boolean(master),
        isPublished: owner?._status === 'published',
      }
    }),
    typefaces: ofTypefaces.map(({ name, _status }) => ({
      name,
      isPublished: _status === 'published',
    })),
  }
}

async function readBundles(payload: Payload, where: Where): Promise<BundleDefinition[]> {
  const rows = await findAll(payload, 'bundles', { where, sort: ['position', 'name'] })
  return rows.map(definitionOf)
}

export function definitionOf(
  row: Pick<Bundle, 'id' | 'name' | 'slug' | 'price' | 'styles' | 'typefaces'>,
): BundleDefinition {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug || row.id, // Bundles of an older version of the shop have none.
    price: row.price ?? null,
    styles: (row.styles ?? []).map(idOf),
    typefaces: (row.typefaces ?? []).map(idOf),
  }
}
