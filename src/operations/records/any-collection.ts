import { randomUUID } from 'node:crypto'
import type { Collection, CollectionSlug, Payload, Where } from 'payload'
import { isRecord } from '@/domain/is-record'
import { ownValue } from '@/domain/own-value'
import { all, type Condition, countAll, findAll, findById, hasRow } from './rows'

/**
 * In the data of a write: the row stays as fresh as the last save of a person left it. Payload refuses the edit of whoever
 * opened a form before `updatedAt` moved, so that what the shop does by itself must not move it. (`null`, to both databases.)
 */
export const KEEPS_UPDATED_AT = { updatedAt: null } as const

/**
 * One guarded write, past hooks and versions: what no other writer may change meanwhile stands in the condition. True for the
 * one writer who found the row as it says, false for all others.
 */
export async function compareAndSet(
  payload: Payload,
  collection: CollectionSlug,
  condition: Condition,
  data: Record<string, unknown>,
): Promise<boolean> {
  const options = { atomic: true }
  const where = all(condition)
  const changed: unknown = await payload.db.updateOne({ collection, where, data, options })
  return changed !== null
}

/**
 * The same in every row that is as the condition says. Payload's own `updateMany` reads the rows on SQLite and then writes each
 * by its id: what another process changed in between would be written over.
 */
export async function setEach(
  payload: Payload,
  collection: CollectionSlug,
  where: Condition,
  data: Record<string, unknown>,
): Promise<void> {
  const rows = await findAll(payload, collection, { where })
  for (const { id } of rows) await compareAndSet(payload, collection, all({ id }, where), data)
}

/** Whether a counter is what it was read as; a row that was written before there was such a field counts as 0. */
export function isStill(counter: string, count: number): Where {
  if (count > 0) return { [counter]: { equals: count } }
  return { or: [{ [counter]: { equals: 0 } }, { [counter]: { exists: false } }] }
}

type Stored = { id: string; updatedAt?: string }

type Derived = { collection: CollectionSlug; id: string; data: Record<string, unknown> }

export const DERIVED_STAMP = 'derived-stamp'

/**
 * Writes what the shop worked out by itself into a row that staff edit, past hooks and versions. Who looks for changes by
 * `updatedAt` would not see it: a stamp beside the rows is new after each such write.
 */
export async function setDerived(payload: Payload, derived: Derived): Promise<void> {
  const { collection, id, data } = derived
  const { flattenedFields } = payload.collections[collection].config
  const isList = (name: string) =>
    flattenedFields.some((field) => field.name === name && 'hasMany' in field && field.hasMany)
  if (Object.keys(data).some(isList)) await setDerivedList(payload, derived)
  else {
    const change = { ...data, ...KEEPS_UPDATED_AT }
    await payload.db.updateOne({ collection, id, data: change, returning: false })
  }
  await renewStamp(payload)
}

const TURNS = 5

/**
 * Of several values, which stand in a table of their own: Payload's SQL adapter takes away the arrays and blocks of a row whose
 * write holds such a list and not them. So the row is written whole, as it was read; again where a person saved it meanwhile. Not
 * how far its fonts are prepared: that is marked without a new `updatedAt`.
 */
export async function setDerivedList(payload: Payload, { collection, id, data }: Derived) {
  const own: Where = { id: { equals: id } }
  for (let turn = 0; turn < TURNS; turn += 1) {
    const row = await payload.db.findOne<Stored>({ collection, where: own })
    if (!row) return
    const { id: _, updatedAt, ...read } = row
    const rest = Object.entries(read).filter(([name]) => !name.startsWith('preparation'))
    const where: Where = all(own, { updatedAt })
    const change = { ...Object.fromEntries(rest), ...KEEPS_UPDATED_AT, ...data }
    if (await payload.db.updateOne({ collection, where, data: change })) return
  }
  throw new Error(`${collection} ${id} was saved by others each time it was written.`)
}

/** The same in the newest draft of a typeface that was never published: its row is what was created first. */
export async function setDerivedInDraft(payload: Payload, derived: Derived): Promise<void> {
  const { collection, id, data } = derived
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: all({ parent: id, latest: true }),
    limit: 1,
    pagination: false,
  })
  if (!docs[0]) return setDerived(payload, derived)
  const { id: newest, ...draft } = docs[0]
  await payload.db.updateVersion({
    collection,
    id: newest,
    // The whole of it: MongoDB would put a part in its place.
    versionData: {
      ...draft,
      updatedAt: String(data.updatedAt ?? draft.updatedAt),
      version: { ...draft.version, ...data },
    },
    returning: false,
  })
}

/** Other than at the last look: what the shop works out by itself has changed. */
export async function readDerivedStamp(payload: Payload): Promise<string> {
  const stored = await payload.kv.get<{ stamp: string }>(DERIVED_STAMP)
  return stored?.stamp ?? ''
}

async function renewStamp(payload: Payload): Promise<void> {
  const set = () => payload.kv.set(DERIVED_STAMP, { stamp: randomUUID() })
  // Of two processes that write the very first one, the second finds its key taken: then there is a row to write into.
  await set().catch(set)
}

const OBJECT_ID = /^[0-9a-f]{24}$/

/** The ids among these that a row can have at all: MongoDB fails on a query with any other. */
export function possibleIds(payload: Payload, ids: string[]): string[] {
  const { db } = payload
  const hasTexts = db.name !== 'mongoose' || db.payload.collections.users.customIDType === 'text'
  return hasTexts ? ids : ids.filter((id) => OBJECT_ID.test(id))
}

export async function isSlugInTrash(
  payload: Payload,
  { collection, slug }: { collection: CollectionSlug; slug: unknown },
): Promise<boolean> {
  const where = { slug: { equals: slug }, deletedAt: { exists: true } }
  return hasRow(payload, collection, where, { trash: true })
}

/** A question whose answer does not matter: that there is one does. */
export async function askDatabase(payload: Payload): Promise<void> {
  await countAll(payload, 'users')
}

type Names = { collection: CollectionSlug; field: string; names: string[] }

/** Which of these names a row has already, in the trash and among drafts too. Codes of coupons are kept in capitals. */
export async function findTaken(payload: Payload, { collection, field, names }: Names) {
  const { docs } = await payload.find({
    collection,
    where: { [field]: { in: names.flatMap((name) => [name, name.toUpperCase()]) } },
    ...{ depth: 0, draft: true, pagination: false, trash: true, overrideAccess: true },
  })
  const rows = docs as unknown as Record<string, unknown>[]
  const taken = rows.map((row) => String(ownValue(row, field)).toLowerCase())
  return new Set(names.filter((name) => taken.includes(name.toLowerCase())))
}

/**
 * What its list calls a row, in the trash too, with its typeface before it where it has one: "Geist 1.800". null: there is none
 * any more.
 */
export async function findTitle(payload: Payload, { place, id }: { place: string; id: string }) {
  const config = ownValue(payload.collections as Record<string, Collection>, place)?.config
  if (!config || id === '') return null
  const title = config.admin.useAsTitle ?? 'id'
  const row: unknown = await findById(payload, config.slug as CollectionSlug, id, {
    ...(config.trash ? { trash: true } : {}),
    select: { [title]: true, typeface: true } as never,
    depth: 1,
  })
  if (!row) return null
  const { typeface, [title]: own } = row as Record<string, unknown>
  const name = isRecord(typeface) && typeof typeface.name === 'string' ? typeface.name : ''
  return `${name} ${String(own ?? '')}`.trim()
}
