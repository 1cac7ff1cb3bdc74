import type {
  CollectionSlug,
  DataFromCollectionSlug,
  Payload,
  PayloadRequest,
  PopulateType,
  RequiredDataFromCollectionSlug,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  Where,
  WhereField,
} from 'payload'
import { insertOnce } from '../insert-once'

/**
 * What the shop reads and writes by itself, in any collection: whoever calls has decided what may be seen and changed, so
 * nothing of it asks for access. What a row names are ids, unless a depth is said, and nothing is counted along.
 */

/** A request, where what is read or written belongs to its transaction; the shop itself everywhere else. */
type Asker = Payload | PayloadRequest

type Row<Slug extends CollectionSlug> = DataFromCollectionSlug<Slug>

type IdOf<Slug extends CollectionSlug> = 'id' & keyof Row<Slug>

type NewRow<Slug extends CollectionSlug> = RequiredDataFromCollectionSlug<Slug>

type SelectOf<Slug extends CollectionSlug> = Chosen<Row<Slug>, true> | Chosen<Row<Slug>, false>

type Chosen<Fields, Choice extends boolean> = {
  [Field in keyof Fields]?: Choice | ChosenWithin<NonNullable<Fields[Field]>, Choice>
}

/** A field with fields of its own; not a row that another names, which is its id or the row. */
type ChosenWithin<Value, Choice extends boolean> = [Value] extends [readonly (infer Item)[]]
  ? ChosenWithin<Item, Choice>
  : [Value] extends [{ blockType: string }]
    ? {
        [Block in Value['blockType']]?:
          Choice | Chosen<Extract<Value, { blockType: Block }>, Choice>
      }
    : [Value] extends [object]
      ? Chosen<Value, Choice>
      : never

/** Where nothing is chosen, what could be stands for it: then the row is whole. */
type Selected<Slug extends CollectionSlug, Select> =
  SelectOf<Slug> extends Select
    ? Row<Slug>
    : Select extends SelectType
      ? TransformCollectionWithSelect<Slug, Select>
      : Row<Slug>

type Reading<Select> = {
  where?: Condition
  depth?: number
  draft?: boolean
  limit?: number
  populate?: PopulateType
  select?: Select
  showHiddenFields?: boolean
  sort?: Sort
  trash?: boolean
}

type Writing = {
  /** Of an upload. */
  filePath?: string
  context?: Record<string, unknown>
  draft?: boolean
  showHiddenFields?: boolean
  trash?: boolean
}

type Value = string | number | boolean | null | undefined

/** A value alone is what its field equals: `{ id, state: 'paid', paidAt: { exists: true } }`. */
export type Condition = Where | Record<string, Value | WhereField>

/** Rows that meet every condition. */
export function all(...conditions: Condition[]): Where {
  const each = conditions.flatMap((condition) => Object.entries(condition))
  return {
    and: each.map(([field, is]) => ({
      [field]: typeof is === 'object' && is !== null ? is : { equals: is },
    })) as Where[],
  }
}

/** What a field was read as, which may be nothing. */
export function asRead(value: string | null | undefined): WhereField {
  return value ? { equals: value } : { exists: false }
}

/** These fields alone: `select: only('name', 'slug')`. */
export function only<Field extends string>(...fields: Field[]) {
  return Object.fromEntries(fields.map((field) => [field, true])) as Record<Field, true>
}

/** For work on many rows: hooks neither prepare fonts nor refresh pages. Whoever does it sees to that at its end. */
export const QUIET = { context: { quiet: true } } as const

/** All rows, or the first of them up to a limit. */
export async function findAll<Slug extends CollectionSlug, Select extends SelectOf<Slug>>(
  asker: Asker,
  collection: Slug,
  { where = {}, ...reading }: Reading<Select> = {},
): Promise<Selected<Slug, Select>[]> {
  const { calls, own } = trusted(asker)
  const asked = { ...own, collection, pagination: false, ...reading, where: all(where) }
  return (await calls.find<Selected<Slug, Select>>(asked)).docs
}

/** For tens of thousands of rows: past Payload's work on each, none of which is needed for these. */
export async function findBare<Slug extends CollectionSlug, Field extends string & keyof Row<Slug>>(
  payload: Payload,
  collection: Slug,
  { where = {}, fields, ...reading }: { where?: Condition; fields: Field[]; sort?: Sort },
): Promise<Pick<Row<Slug>, Field | IdOf<Slug>>[]> {
  const asked = { limit: 0, pagination: false, where: all(where), select: only(...fields) }
  const found = await payload.db.find<Pick<Row<Slug>, Field | IdOf<Slug>>>({
    ...{ collection, ...asked, ...reading },
  })
  return found.docs
}

export async function findOne<Slug extends CollectionSlug, Select extends SelectOf<Slug>>(
  asker: Asker,
  collection: Slug,
  reading: Reading<Select>,
): Promise<Selected<Slug, Select> | null> {
  const [row] = await findAll<Slug, Select>(asker, collection, { ...reading, limit: 1 })
  return row ?? null
}

export function findById<Slug extends CollectionSlug, Select extends SelectOf<Slug>>(
  asker: Asker,
  collection: Slug,
  id: string,
  reading: Reading<Select> = {},
): Promise<Selected<Slug, Select> | null> {
  const { calls, own } = trusted(asker)
  return calls.findByID({ ...own, collection, id, disableErrors: true, ...reading })
}

export async function countAll(
  asker: Asker,
  collection: CollectionSlug,
  where: Condition = {},
  counted: { trash?: boolean } = {},
): Promise<number> {
  const { calls, own } = trusted(asker)
  return (await calls.count({ ...own, collection, where: all(where), ...counted })).totalDocs
}

export async function hasRow(
  asker: Asker,
  collection: CollectionSlug,
  where: Condition = {},
  counted: { trash?: boolean } = {},
): Promise<boolean> {
  return (await countAll(asker, collection, where, counted)) > 0
}

export function insert<Slug extends CollectionSlug>(
  asker: Asker,
  collection: Slug,
  data: NewRow<Slug>,
  writing: Writing = {},
): Promise<Row<Slug>> {
  const { calls, own } = trusted(asker)
  return calls.create({ ...own, collection, data, ...writing })
}

/** One row for each value of a unique field, however often and from wherever it is written. */
export function insertKeyed<Slug extends CollectionSlug, Key extends string & keyof NewRow<Slug>>(
  asker: Asker,
  collection: Slug,
  { key, data, ...writing }: { key: Key; data: NewRow<Slug> } & Writing,
): Promise<{ row: Row<Slug>; isNew: boolean }> {
  const where = { [key]: { equals: data[key] } }
  return insertOnce<Row<Slug>>({
    find: () => findOne<Slug, never>(asker, collection, { where }),
    insert: () => insert(asker, collection, data, writing),
  })
}

/** Through hooks and versions, unlike `compareAndSet`; the rows as they are afterwards. */
export async function updateWhere<Slug extends CollectionSlug>(
  asker: Asker,
  collection: Slug,
  where: Condition,
  data: Partial<Row<Slug>>,
): Promise<Row<Slug>[]> {
  const { calls, own } = trusted(asker)
  const asked = { ...own, collection, where: all(where), data }
  return (await calls.update<{ docs: Row<Slug>[] }>(asked)).docs
}

/** The same in one row; fails where there is none. */
export function updateById<Slug extends CollectionSlug>(
  asker: Asker,
  collection: Slug,
  id: string,
  data: Partial<Row<Slug>>,
  writing: Writing = {},
): Promise<Row<Slug>> {
  const { calls, own } = trusted(asker)
  return calls.update({ ...own, collection, id, data, ...writing })
}

export async function removeWhere(
  asker: Asker,
  collection: CollectionSlug,
  where: Condition,
  writing: Writing = {},
): Promise<void> {
  const { calls, own } = trusted(asker)
  await calls.delete({ ...own, collection, where: all(where), ...writing })
}

export async function removeById(
  asker: Asker,
  collection: CollectionSlug,
  id: string,
  writing: Writing = {},
): Promise<void> {
  const { calls, own } = trusted(asker)
  await calls.delete({ ...own, collection, id, ...writing })
}

type Asked = Record<string, unknown>

type Calls = {
  find: <Found>(asked: Asked) => Promise<{ docs: Found[] }>
  findByID: <Found>(asked: Asked) => Promise<Found | null>
  count: (asked: Asked) => Promise<{ totalDocs: number }>
  create: <Made>(asked: Asked) => Promise<Made>
  update: <Updated>(asked: Asked) => Promise<Updated>
  delete: (asked: Asked) => Promise<unknown>
}

function trusted(asker: Asker): { calls: Calls; own: Asked } {
  const req = 'payload' in asker ? asker : null
  return {
    // TypeScript cannot follow Payload's own types for a collection not yet known; the functions above say the same.
    calls: (req?.payload ?? asker) as unknown as Calls,
    own: { overrideAccess: true, depth: 0, ...(req && { req }) },
  }
}
