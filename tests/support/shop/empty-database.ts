import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'

/** SQLite: a new file that lacks its tables. MongoDB: what an earlier run may have left is dropped, the indexes made again. */
export async function emptyDatabase(payload: Payload): Promise<void> {
  const mongo = mongoOf(payload)
  if (!mongo) return payload.db.migrate()

  await mongo.connection.dropDatabase()
  for (const model of Object.values(mongo.connection.models)) await model.ensureIndexes()
}

/** null where the shop runs on SQLite. */
export function mongoOf(payload: Payload): MongooseAdapter | null {
  return payload.db.name === 'mongoose' ? (payload.db as unknown as MongooseAdapter) : null
}
