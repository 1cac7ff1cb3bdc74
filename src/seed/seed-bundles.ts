import type { Payload } from 'payload'
import { all, findOne, hasRow, insert, QUIET } from '@/operations/records/rows'
import bundles from './demo-bundles.json' with { type: 'json' }
import type { SeedBundle } from './demo-foundry'
import { requireTypeface } from './seed-stories'

/** After the catalogue: a bundle holds only what is for sale. */
export async function seedBundles(payload: Payload, wanted: SeedBundle[] = DEMO_BUNDLES) {
  for (const { styles, typefaces, ...fields } of wanted) {
    if (await hasRow(payload, 'bundles', { slug: { equals: fields.slug } })) continue
    const data = {
      ...fields,
      styles: await Promise.all(styles.map((style) => requireStyle(payload, style))),
      typefaces: await Promise.all(typefaces.map((slug) => requireTypeface(payload, slug))),
    }
    await insert(payload, 'bundles', data, QUIET)
  }
}

async function requireStyle(payload: Payload, [slug, name]: [slug: string, name: string]) {
  const row = await findOne(payload, 'styles', { where: all({ 'typeface.slug': slug, name }) })
  if (!row) throw new Error(`There is no style “${name}” of ${slug}.`)
  return row.id
}

/** One within a typeface, one over two of them. */
export const DEMO_BUNDLES = bundles as SeedBundle[]
