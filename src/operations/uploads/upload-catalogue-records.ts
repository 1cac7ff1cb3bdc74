import type { Payload } from 'payload'
import type { CatalogueTypeface } from '@/domain/catalogue/upload/upload-catalogue'
import type { UploadedFont } from '@/domain/catalogue/upload/uploaded-font'
import { parseStoredOverrides } from '@/domain/catalogue/variation/variation-overrides'
import type { Style, Typeface } from '@/payload-types'
import { stylesByTypeface } from '../catalogue/styles-by-typeface'

const ALL = { depth: 0, limit: 100_000, pagination: false, overrideAccess: true } as const

/** Every typeface with its newest name, drafts included; without its styles. */
export async function findTypefaceNames(payload: Payload): Promise<CatalogueTypeface[]> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    draft: true,
    select: { name: true, slug: true, category: true },
    ...ALL,
  })
  const published = await payload.find({
    collection: 'typefaces',
    where: { _status: { equals: 'published' } },
    select: { slug: true },
    ...ALL,
  })
  const isPublished = new Set(published.docs.map(({ id }) => id))
  return docs.map((typeface) => describe(typeface, isPublished.has(typeface.id)))
}

/** The same typefaces with the styles of those named. */
export async function withStyles(
  payload: Payload,
  typefaces: CatalogueTypeface[],
  ids: string[],
): Promise<CatalogueTypeface[]> {
  const { docs } = await payload.find({
    collection: 'styles',
    where: { typeface: { in: ids } },
    ...ALL,
  })
  const stylesOf = stylesByTypeface(docs)
  return typefaces.map((typeface) => ({
    ...typeface,
    styles: (stylesOf.get(typeface.id) ?? []).map(describeStyle),
  }))
}

type TypefaceHead = Pick<Typeface, 'id' | 'name' | 'slug' | 'category'>

function describe(
  { id, name, slug, category }: TypefaceHead,
  isPublished: boolean,
): CatalogueTypeface {
  return { id, name, slug, category, isPublished, styles: [] }
}

function describeStyle(style: Style): CatalogueTypeface['styles'][number] {
  const { id, name, typ, weight, slope } = style
  return {
    id,
    name,
    typ,
    weight,
    width: style.width ?? null,
    slope,
    defaultCoordinates: (style.defaultCoordinates ?? {}) as Record<string, number>,
    variation: parseStoredOverrides(style.variation),
    master: style.master ?? null,
    font: (style.facts ?? null) as UploadedFont | null,
  }
}
