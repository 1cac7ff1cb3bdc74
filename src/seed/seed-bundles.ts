import type { Payload } from 'payload'
import type { SeedBundle } from './demo-foundry'

const QUIET = { context: { quiet: true }, overrideAccess: true, depth: 0 } as const

/** After the catalogue: a bundle holds only what is for sale. */
export async function seedBundles(
  payload: Payload,
  bundles: SeedBundle[] = DEMO_BUNDLES,
): Promise<void> {
  for (const { styles, typefaces, ...fields } of bundles) {
    const { totalDocs } = await payload.count({
      collection: 'bundles',
      where: { slug: { equals: fields.slug } },
      overrideAccess: true,
    })
    if (totalDocs > 0) continue
    const data = {
      ...fields,
      styles: await Promise.all(styles.map((style) => requireStyle(payload, style))),
      typefaces: await Promise.all(typefaces.map((slug) => requireTypeface(payload, slug))),
    }
    await payload.create({ collection: 'bundles', data, ...QUIET })
  }
}

async function requireStyle(
  payload: Payload,
  [slug, name]: [slug: string, name: string],
): Promise<string> {
  const { docs } = await payload.find({
    collection: 'styles',
    where: { and: [{ 'typeface.slug': { equals: slug } }, { name: { equals: name } }] },
    limit: 1,
    ...QUIET,
  })
  if (!docs[0]) throw new Error(`There is no style “${name}” of ${slug}.`)
  return docs[0].id
}

async function requireTypeface(payload: Payload, slug: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: slug } },
    limit: 1,
    ...QUIET,
  })
  if (!docs[0]) throw new Error(`There is no typeface ${slug}.`)
  return docs[0].id
}

/** One within a typeface, one over two of them. */
export const DEMO_BUNDLES: SeedBundle[] = [
  {
    name: 'Book four',
    slug: 'book-four',
    position: 10,
    price: 12000,
    styles: [
      ['alegreya', 'Regular'],
      ['alegreya', 'Italic'],
      ['alegreya', 'Bold'],
      ['alegreya', 'Bold Italic'],
    ],
    typefaces: [],
  },
  {
    name: 'Poster pair',
    slug: 'poster-pair',
    position: 20,
    price: 8000,
    styles: [['syne', 'ExtraBold']],
    typefaces: ['bungee'],
  },
]
