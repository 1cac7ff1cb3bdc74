import { commonId } from './read-rows.mjs'

/** @typedef {import('./read-rows.mjs').Part} Part */

/**
 * Rows as they are, past every hook of the shop.
 * @typedef {{
 *   insert: (part: Part, rows: Record<string, any>[]) => Promise<void>
 *   remove: (part: Part, ids: string[]) => Promise<void>
 * }} Writer
 */

/** Two rows that swap a unique word while the shop is open: the next pass brings both. */
const DUPLICATE = 11000

/**
 * @param {any} payload on MongoDB, with texts for ids (src/platform/text-ids.ts)
 * @returns {Writer}
 */
export function mongoWriter({ db }) {
  const modelOf = ({ slug, kind }) => (kind === 'versions' ? db.versions : db.collections)[slug]
  return {
    async insert(part, rows) {
      if (part.kind === 'global')
        for (const row of rows)
          await db.createGlobal({ slug: part.slug, data: { ...row, id: undefined } })
      else await insertInto(modelOf(part), part, rows)
    },
    async remove(part, ids) {
      const { slug, kind } = part
      if (kind === 'global') await db.globals.collection.deleteOne({ globalType: slug })
      else await modelOf(part).deleteMany({ _id: { $in: ids.map((id) => commonId(part, id)) } })
    },
  }
}

/** The schema makes dates of texts, and adds no default: what is absent stays so. */
async function insertInto(Model, part, rows) {
  const made = rows.map(({ id, ...row }) => {
    const document = new Model({ ...row, _id: commonId(part, id) }, undefined, { defaults: false })
    return document.toBSON()
  })
  await Model.collection.insertMany(made, { ordered: false }).catch((error) => {
    if (error.code !== DUPLICATE) throw error
  })
}

/**
 * For a file that is new, and nobody's yet.
 * @param {any} payload on SQLite
 * @param {(config: any, collection: any, flat: true) => any[]} versionFieldsOf
 * @returns {Writer}
 */
export function sqliteWriter(payload, versionFieldsOf) {
  const { db } = payload
  return {
    async insert(part, rows) {
      for (const { id, ...data } of rows) await insertRow(part, id, data)
    },
    async remove() {
      throw new Error('What was written into a new file stays.')
    },
  }

  async function insertRow({ slug, kind }, id, data) {
    if (kind === 'global') return db.updateGlobal({ slug, data }) // there is none yet, and `createGlobal` forgets when it was made
    const row = { collection: slug, customID: id, data, returning: false }
    return kind === 'rows' ? db.create(row) : db.create.call(versionsAdapter(slug), row)
  }

  /** `createVersion` chooses id and `latest` itself. This is how `create` finds fields and table, for the table of versions (3.90). */
  function versionsAdapter(slug) {
    const { config } = payload.collections[slug]
    const flattenedFields = versionFieldsOf(payload.config, config, true)
    const table = slug.replaceAll('-', '_')
    const versionTable = db.tableNameMap.get(`_${table}${db.versionsSuffix}`)
    const tableNameMap = {
      get: (name) => (name === table ? versionTable : db.tableNameMap.get(name)),
    }
    const collections = {
      ...payload.collections,
      [slug]: { config: { ...config, flattenedFields } },
    }
    const shown = Object.create(payload, { collections: { value: collections } })
    return Object.create(db, { payload: { value: shown }, tableNameMap: { value: tableNameMap } })
  }
}
