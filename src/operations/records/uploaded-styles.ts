import type { Payload } from 'payload'
import { chooseNameStyles } from '@/domain/catalogue/styles/choose-styles'
import { compareStylesInPairs } from '@/domain/catalogue/styles/order-styles'
import type { Category } from '@/domain/catalogue/typeface-view'
import { plain } from '@/domain/catalogue/upload/matching/style-words'
import { firstWords } from '@/domain/catalogue/upload/first-words'
import type { StyleFields, UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import type { CatalogueTypeface } from '@/domain/catalogue/upload/upload-catalogue'
import type { UploadedFont } from '@/domain/catalogue/upload/uploaded-font'
import {
  hasOverrides,
  parseStoredOverrides,
} from '@/domain/catalogue/variation/variation-overrides'
import type { Style, Typeface } from '@/payload-types'
import { stylesByTypeface } from '../catalogue/typefaces/priced-families'
import { idOf } from '../id-of'
import { insertOnce } from '../insert-once'
import type { UploadRow } from './uploads'
import { findAll, findById, findOne, insert, only, QUIET, updateById } from './rows'

type Place = {
  typeface: { kind: 'existing'; id: string; name: string }
  style: { kind: 'existing'; id: string }
}

type Placed = { row: UploadRow; family: UploadFamily; rows: UploadRow[] }

/** The typeface and style of a file, created where they are missing; a new typeface begins as a draft. */
export async function ensurePlaceOf(payload: Payload, placed: Placed): Promise<Place> {
  const { row } = placed
  const typeface = await ensureTypeface(payload, placed)
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

async function ensureTypeface(
  payload: Payload,
  { family, rows }: Placed,
): Promise<Place['typeface']> {
  const { typeface } = family
  if (typeface.kind === 'existing') return typeface
  const cuts = rows.flatMap(({ facts, plan }) =>
    facts && plan && !plan.leave_out ? [{ ...plan.fields, facts }] : [],
  )
  const shown = firstWords(
    typeface.name,
    chooseNameStyles(cuts).map(({ facts }) => facts),
  )
  const { id, slug } = await ensureNew(payload, { ...typeface, shown })
  const { name } = typeface
  family.typeface = { kind: 'existing', id, name, slug, is_published: false }
  return { kind: 'existing', id, name }
}

type NewTypeface = {
  name: string
  slug: string
  category: Category
  shown: ReturnType<typeof firstWords>
}

/** Another typeface may have got the slug since the plan was made; if it has the same name, it is the one. */
async function ensureNew(payload: Payload, planned: NewTypeface, number = 1) {
  const slug = number === 1 ? planned.slug : `${planned.slug}-${number}`
  const known = await findTypefaceBySlug(payload, slug)
  if (!known) return { id: await createTypeface(payload, { ...planned, slug }), slug }
  const isSame = !known.deletedAt && plain(known.name) === plain(planned.name)
  if (isSame) return { id: known.id, slug }
  return ensureNew(payload, planned, number + 1)
}

/** A slug is taken also where only a draft gave it up. */
async function findTypefaceBySlug(payload: Payload, slug: string): Promise<Typeface | null> {
  const find = (draft: boolean) =>
    findOne(payload, 'typefaces', { where: { slug }, draft, trash: true })
  return (await find(true)) ?? find(false)
}

async function createTypeface(payload: Payload, { name, slug, category, shown }: NewTypeface) {
  const last = await findOne(payload, 'typefaces', { sort: '-position', select: only('position') })
  const position = (last?.position ?? 0) + 10
  const named = { name, slug, category, position, ...shown }
  const data = { ...named, trialPolicy: 'reduced', _status: 'draft' } as const
  const { row } = await insertOnce({
    find: () => findTypefaceBySlug(payload, slug),
    insert: () => insert(payload, 'typefaces', data, QUIET),
  })
  return row.id
}

type NewStyle = { typeface: string; fields: StyleFields; position: number }

async function ensureStyle(payload: Payload, style: NewStyle): Promise<string> {
  const { typeface, position } = style
  const data = { typeface, position, ...columnsOf(style.fields) }
  const { row } = await insertOnce({
    find: () => findStyleByName(payload, style),
    insert: () => insert(payload, 'styles', data, QUIET),
  })
  return row.id
}

async function findStyleByName(payload: Payload, style: NewStyle): Promise<Style | null> {
  const where = { typeface: style.typeface, name: style.fields.name }
  return findOne(payload, 'styles', { where })
}

/** Writes only where these fields differ from the style. */
export async function changeFields(
  payload: Payload,
  { id, fields }: { id: string; fields: Partial<StyleFields> },
): Promise<void> {
  const style = await findById(payload, 'styles', id)
  if (!style) return
  const wanted = columnsOf(fields)
  const keys = Object.keys(wanted) as (keyof typeof wanted)[]
  const differs = keys.some(
    (key) => JSON.stringify(style[key] ?? null) !== JSON.stringify(wanted[key]),
  )
  if (differs) await updateById(payload, 'styles', id, wanted, QUIET)
}

function columnsOf<Fields extends Partial<StyleFields>>(planned: Fields) {
  const { default_coordinates: defaultCoordinates, variation, ...fields } = planned
  return {
    ...fields,
    ...(defaultCoordinates && { defaultCoordinates }),
    ...(variation && { variation: hasOverrides(variation) ? variation : null }),
  }
}

/** After the present styles, each upright beside its italic. */
function positionOf({ row, family, rows }: Placed): number {
  const fresh = rows
    .flatMap(({ id, plan }) => (plan && !plan.leave_out ? [{ id, ...plan.fields }] : []))
    .toSorted(compareStylesInPairs)
  return family.styles.length + fresh.findIndex(({ id }) => id === row.id)
}

/** Every typeface with its newest name, drafts included; without its styles. */
export async function findTypefaceNames(payload: Payload): Promise<CatalogueTypeface[]> {
  const rows = await findAll(payload, 'typefaces', {
    draft: true,
    select: only('name', 'slug', 'category', 'menuText'),
  })
  const select = only('name', 'slug', 'menuText', '_status')
  const stored = await findAll(payload, 'typefaces', { select })
  const byId = new Map(stored.map((typeface) => [typeface.id, typeface]))
  return rows.map((typeface) => describe(typeface, byId.get(typeface.id)))
}

export type NamedStyle = { typeface: string; name: string; postScriptName: string }

/** The styles whose masters have one of these PostScript names. */
export async function findStylesNamed(payload: Payload, names: string[]): Promise<NamedStyle[]> {
  // What is in no such name would go into the database's own language of paths.
  const known = [...new Set(names)].filter((name) => /^[\w.-]+$/.test(name))
  if (known.length === 0) return []
  const rows = await findAll(payload, 'styles', {
    where: { 'facts.postScriptName': { in: known } },
    select: only('typeface', 'name', 'facts'),
  })
  return rows.map(({ typeface, name, facts }) => {
    const { postScriptName } = facts as UploadedFont
    return { typeface: idOf(typeface), name, postScriptName: postScriptName ?? '' }
  })
}

/** The same typefaces with the styles of those named. */
export async function withStyles(
  payload: Payload,
  typefaces: CatalogueTypeface[],
  ids: string[],
): Promise<CatalogueTypeface[]> {
  const rows = await findAll(payload, 'styles', { where: { typeface: { in: ids } } })
  const stylesOf = stylesByTypeface(rows)
  return typefaces.map((typeface) => ({
    ...typeface,
    styles: (stylesOf.get(typeface.id) ?? []).map(describeStyle),
  }))
}

function describe(
  newest: Pick<Typeface, 'id' | 'name' | 'slug' | 'category' | 'menuText'>,
  inStore: Pick<Typeface, 'name' | 'slug' | 'menuText' | '_status'> | undefined,
): CatalogueTypeface {
  const { id, name, slug, category } = newest
  const isPublished = inStore?._status === 'published'
  const isRenamed = inStore && (inStore.name !== name || inStore.slug !== slug)
  const stored = isRenamed ? { stored: { name: inStore.name, slug: inStore.slug } } : {}
  const shown = isPublished ? inStore : newest
  const ownName = shown.menuText || shown.name
  return { id, name, slug, category, isPublished, ownName, ...stored, styles: [] }
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
