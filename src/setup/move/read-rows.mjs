import { contentOf, versionIdOf } from './row-contents.mjs'

/**
 * A part of a database: a collection, the versions of one, or a global. All of it is read by Payload's own adapters, which give the
 * same row on SQLite and on MongoDB.
 * @typedef {{ name: string, slug: string, kind: 'rows' | 'versions' | 'global' }} Part
 * @typedef {{ id: string, content: string, row: Record<string, any> }} Row
 */

export const BATCH = 200

/** Of each database itself: what was migrated, and what a move notes down. */
const NOT_MOVED = ['payload-migrations']
export const MARK = 'move'

/**
 * @param {import('payload').Payload} payload
 * @returns {Part[]}
 */
export function partsOf({ config }) {
  const collections = config.collections.filter(({ slug }) => !NOT_MOVED.includes(slug))
  return [
    ...config.globals.map(({ slug }) => ({
      name: slug,
      slug,
      kind: /** @type {const} */ ('global'),
    })),
    ...collections.map(({ slug }) => ({ name: slug, slug, kind: /** @type {const} */ ('rows') })),
    ...collections
      .filter(({ versions }) => Boolean(versions))
      .map(({ slug }) => ({
        ...{ name: `${slug}, versions`, slug },
        kind: /** @type {const} */ ('versions'),
      })),
  ]
}

/**
 * Every row, in batches by id; those that come while it is read may be missing.
 * @param {import('payload').Payload} payload
 * @param {Part} part
 * @returns {AsyncGenerator<Row[]>}
 */
export async function* readRows(payload, part) {
  if (part.kind === 'global') return yield* readGlobal(payload, part)
  for (let last = ''; ;) {
    const rows = await find(payload, part, last === '' ? {} : { id: { greater_than: last } })
    if (rows.length === 0) return
    last = String(rows.at(-1)?.id)
    yield rows.filter((row) => !isMark(payload, part, row)).map((row) => rowOf(part, row))
  }
}

/**
 * @param {import('payload').Payload} payload
 * @param {Part} part
 * @param {string[]} ids
 * @returns {Promise<Row[]>}
 */
export async function readRowsById(payload, part, ids) {
  if (part.kind === 'global') {
    for await (const rows of readGlobal(payload, part)) return rows
    return []
  }
  const rows = await find(payload, part, { id: { in: ids } })
  return rows.map((row) => rowOf(part, row))
}

/**
 * The id of a row as MongoDB has it.
 * @param {Part} part
 * @param {string} id
 */
export function commonId({ kind }, id) {
  return kind === 'versions' ? versionIdOf(id) : id
}

async function find(payload, { slug, kind }, where) {
  const asked = { collection: slug, where, sort: 'id', limit: BATCH, pagination: false }
  const { docs } =
    kind === 'versions'
      ? await payload.db.findVersions(asked)
      : await payload.db.find({ ...asked, joins: false })
  return docs
}

async function* readGlobal(payload, part) {
  const row = (await payload.db.findGlobal({ slug: part.slug })) ?? {}
  if (row.createdAt) yield [rowOf(part, { ...row, globalType: undefined, id: part.slug })]
}

function isMark({ config }, { slug, kind }, row) {
  return kind === 'rows' && slug === config.kv.kvCollection?.slug && row.key === MARK
}

function rowOf(part, row) {
  const id = String(row.id)
  return { id, row, content: contentOf({ ...row, id: commonId(part, id) }) }
}
