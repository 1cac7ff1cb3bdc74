import type { Payload } from 'payload'
import { compareStylesInPairs } from '@/domain/catalogue/styles/order-styles'
import type { Category } from '@/domain/catalogue/typeface-view'
import { plain } from '@/domain/catalogue/upload/matching/style-words'
import type { StyleFields, UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import type { CatalogueTypeface } from '@/domain/catalogue/upload/upload-catalogue'
import type { UploadedFont } from '@/domain/catalogue/upload/uploaded-font'
import {
  hasOverrides,
  parseStoredOverrides,
} from '@/domain/catalogue/variation/variation-overrides'
import type { Style, Typeface } from '@/payload-types'
import { stylesByTypeface } from '../catalogue/typefaces/priced-families'
import { insertOnce } from '../insert-once'
import type { UploadRow } from './uploads'

const QUIET = { context: { quiet: true }, depth: 0, overrideAccess: true } as const

type Place = {
  typeface: { kind: 'existing'; id: string; name: string }
  style: { kind: 'existing'; id: string }
}

type Placed = { row: UploadRow; family: UploadFamily; rows: UploadRow[] }

/** The typeface and style of a file, created where they are missing; a new typeface begins as a draft. */
export async function ensurePlaceOf(payload: Payload, placed: Placed): Promise<Place> {
  const { family, row } = placed
  const typeface = await ensureTypeface(payload, family)
  const plan = row.plan
  if (!plan) throw new Error(`File ${row.id} has no plan.`)
  if (plan.style.kind === 'existing') return { typeface, style: plan.style }
  const style = await ensureStyle(payload, {
    typeface: typeface.id,
    fields: plan.fields,
    position: positionOf(placed),
  })
  return { typeface, style: { kind: 'existing', id: style } }
}

async function ensureTypeface(payload: Payload, family: UploadFamily): Promise<Place['typeface']> {
  const { typeface } = family
  if (typeface.kind === 'existing') return typeface
  const { id, slug } = await ensureNew(payload, typeface)
  const { name } = typeface
  family.typeface = { kind: 'existing', id, name, slug, is_published: false }
  return { kind: 'existing', id, name }
}

type NewTypeface = { name: string; slug: string; category: Category }

/** Another typeface may have got the slug since the plan was made; if it has the same name, it is the one. */
async function ensureNew(
  payload: Payload,
  planned: NewTypeface,
  number = 1,
): Promise<{ id: string; slug: string }> {
  const slug = number === 1 ? planned.slug : `${planned.slug}-${number}`
  const known = await findTypefaceBySlug(payload, slug)
  if (!known) return { id: await createTypeface(payload, { ...planned, slug }), slug }
  const isSame = !known.deletedAt && plain(known.name) === plain(planned.name)
  if (isSame) return { id: known.id, slug }
  return ensureNew(payload, planned, number + 1)
}

async function findTypefaceBySlug(payload: Payload, slug: string): Promise<Typeface | null> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: slug } },
    limit: 1,
    draft: true,
    trash: true,
    ...QUIET,
  })
  return docs[0] ?? null
}

async function createTypeface(
  payload: Payload,
  { name, slug, category }: NewTypeface,
): Promise<string> {
  const last = await payload.find({
    collection: 'typefaces',
    sort: '-position',
    limit: 1,
    select: { position: true },
    ...QUIET,
  })
  const position = (last.docs[0]?.position ?? 0) + 10
  const data = { name, slug, category, position, trialPolicy: 'reduced', _status: 'draft' } as const
  const { row } = await insertOnce({
    find: () => findTypefaceBySlug(payload, slug),
    insert: () => payload.create({ collection: 'typefaces', data, ...QUIET }),
  })
  return row.id
}

type NewStyle = { typeface: string; fields: StyleFields; position: number }

async function ensureStyle(payload: Payload, style: NewStyle): Promise<string> {
  const { typeface, position } = style
  const data = { typeface, position, ...columnsOf(style.fields) }
  const { row } = await insertOnce({
    find: () => findStyleByName(payload, style),
    insert: () => payload.create({ collection: 'styles', data, ...QUIET }),
  })
  return row.id
}

async function findStyleByName(payload: Payload, style: NewStyle): Promise<Style | null> {
  const { docs } = await payload.find({
    collection: 'styles',
    where: {
      and: [{ typeface: { equals: style.typeface } }, { name: { equals: style.fields.name } }],
    },
    limit: 1,
    ...QUIET,
  })
  return docs[0] ?? null
}

/** Writes only where the plan differs from the style: what staff change meanwhile in the style's form stays. */
export async function changeFields(
  payload: Payload,
  { id, fields }: { id: string; fields: StyleFields },
): Promise<void> {
  const style = await payload.findByID({ collection: 'styles', id, disableErrors: true, ...QUIET })
  if (!style) return
  const wanted = columnsOf(fields)
  const keys = Object.keys(wanted) as (keyof typeof wanted)[]
  const differs = keys.some(
    (key) => JSON.stringify(style[key] ?? null) !== JSON.stringify(wanted[key]),
  )
  if (differs) await payload.update({ collection: 'styles', id, data: wanted, ...QUIET })
}

function columnsOf({ default_coordinates, variation, ...fields }: StyleFields) {
  return {
    ...fields,
    defaultCoordinates: default_coordinates,
    variation: hasOverrides(variation) ? variation : null,
  }
}

/** After the present styles, each upright beside its italic. */
function positionOf({ row, family, rows }: Placed): number {
  const fresh = rows
    .flatMap(({ id, plan }) => (plan && !plan.leave_out ? [{ id, ...plan.fields }] : []))
    .toSorted(compareStylesInPairs)
  return family.styles.length + fresh.findIndex(({ id }) => id === row.id)
}

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
