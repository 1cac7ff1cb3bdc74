import { randomBytes } from 'node:crypto'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/**
 * MongoDB with texts as ids, as the rows of a shop have them that moved there from SQLite. Payload's adapter (3.90) reads ids of
 * another kind where a collection's config has a field `id`. It alone is shown such a config: elsewhere an id is a text already.
 * To be called before its models are made. Test: tests/drill/move.
 */
export function giveTextIds(database: MongooseAdapter): void {
  const { payload, connection } = database
  const id = { name: 'id', type: 'text' } as const
  const shown = payload.config.collections.map((collection) => ({
    ...collection,
    fields: [id, ...collection.fields],
    flattenedFields: [id, ...collection.flattenedFields],
  }))
  const collections = Object.fromEntries(
    shown.map((config) => [config.slug, { config, customIDType: 'text' }]),
  )
  const config = { ...payload.config, collections: shown }
  database.payload = Object.create(payload, {
    config: { value: config },
    collections: { value: collections },
  }) as typeof payload

  connection.plugin((schema) => {
    // For what is written where no row was yet (`upsert`). Versions keep MongoDB's own ids: Payload looks for no others there.
    if (schema.path('_id')?.instance === 'String')
      schema.add({ _id: { type: String, default: makeId } })
  })
  const create = database.create
  database.create = function createWithId(words) {
    return create.call(this, { ...words, data: { ...words.data, id: words.data.id ?? makeId() } })
  }
}

/** A UUID of version 7, as SQLite's rows have: later ones stand behind earlier ones. */
function makeId(): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
