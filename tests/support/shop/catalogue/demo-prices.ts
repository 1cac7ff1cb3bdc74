import type { Payload } from 'payload'
import { DEMO_TYPEFACES } from '@/seed/demo-typefaces'
import type { SeedStyle, SeedTypeface } from '@/seed/demo-foundry'
import { seedBundles } from '@/seed/seed-bundles'
import type { FontFile, Style, Typeface } from '@/payload-types'

const ALL = { depth: 0, limit: 1000, pagination: false, overrideAccess: true } as const

/** One small style, whose fonts are sold under every name. */
type Pattern = { typeface: Typeface; style: Style; files: FontFile[] }

/**
 * Everything the demo foundry sells, at its prices, in seconds: what the small catalogue of the tests lacks is a copy of one of its
 * styles, as rows alone.
 */
export async function fillDemoPrices(payload: Payload): Promise<void> {
  await fillTypefaces(payload, DEMO_TYPEFACES)
  await seedBundles(payload)
}

/** The same for some of its typefaces; a parent comes before its children. */
export async function fillTypefaces(payload: Payload, typefaces: SeedTypeface[]): Promise<void> {
  const pattern = await findPattern(payload)
  const ids = new Map<string, string>()
  for (const typeface of typefaces) {
    const known = await findTypeface(payload, typeface.slug)
    const id = known?.id ?? (await copyTypeface(payload, { typeface, pattern, ids }))
    ids.set(typeface.slug, id)
    const { docs } = await payload.find({
      collection: 'styles',
      where: { typeface: { equals: id } },
      ...ALL,
    })
    const missing = typeface.styles.filter(({ name }) => docs.every((row) => row.name !== name))
    for (const style of missing) await copyStyle(payload, { style, typeface: id, pattern })
  }
}

async function findPattern(payload: Payload): Promise<Pattern> {
  const typeface = await findTypeface(payload, 'young-serif')
  const { docs } = await payload.find({
    collection: 'styles',
    where: { typeface: { equals: typeface?.id } },
    ...ALL,
  })
  const [style] = docs
  if (!typeface || !style) throw new Error('There is no Young Serif to copy.')
  const files = await payload.find({
    collection: 'font-files',
    where: { and: [{ style: { equals: style.id } }, { format: { in: ['TTF', 'WOFF2'] } }] },
    ...ALL,
    showHiddenFields: true,
  })
  return { typeface, style, files: files.docs }
}

async function findTypeface(payload: Payload, slug: string): Promise<Typeface | undefined> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: slug } },
    ...ALL,
  })
  return docs[0]
}

async function copyTypeface(
  payload: Payload,
  {
    typeface: { name, slug, parent, price, position },
    pattern,
    ids,
  }: { typeface: SeedTypeface; pattern: Pattern; ids: Map<string, string> },
): Promise<string> {
  const own = { name, slug, price, position, parent: parent && ids.get(parent), samples: [] }
  return insert(payload, 'typefaces', { ...pattern.typeface, ...own })
}

async function copyStyle(
  payload: Payload,
  { style, typeface, pattern }: { style: SeedStyle; typeface: string; pattern: Pattern },
): Promise<void> {
  const { name, weight, slope, price } = style
  const own = { name, weight, slope, price, typeface }
  const id = await insert(payload, 'styles', { ...pattern.style, ...own })
  for (const file of pattern.files) {
    await insert(payload, 'font-files', {
      ...file,
      style: id,
      typeface,
      filekey: crypto.randomUUID(),
    })
  }
}

async function insert(
  { db }: Payload,
  collection: 'typefaces' | 'styles' | 'font-files',
  { id: _id, ...data }: Record<string, unknown>,
): Promise<string> {
  return ((await db.create({ collection, data })) as { id: string }).id
}
