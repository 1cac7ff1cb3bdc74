import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Migration, Payload } from 'payload'
import { migrations } from '@/migrations/index'

/** Adapter-neutral by type; these are SQLite's. */
const MIGRATIONS = migrations as unknown as Migration[]

/** SQLite: a new file that lacks its tables. MongoDB: what an earlier run may have left is dropped, the indexes made again. */
export async function emptyDatabase(payload: Payload): Promise<void> {
  const mongo = mongoOf(payload)
  if (!mongo) return payload.db.migrate({ migrations: MIGRATIONS })

  await mongo.connection.dropDatabase()
  for (const model of Object.values(mongo.connection.models)) await model.ensureIndexes()
}

/** null where the shop runs on SQLite. */
export function mongoOf(payload: Payload): MongooseAdapter | null {
  return payload.db.name === 'mongoose' ? (payload.db as unknown as MongooseAdapter) : null
}
