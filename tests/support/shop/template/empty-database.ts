import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Migration, Payload } from 'payload'

const MIGRATIONS = resolve('src/migrations')

/** SQLite: a new file that lacks its tables. MongoDB: what an earlier run may have left is dropped, the indexes made again. */
export async function emptyDatabase(payload: Payload): Promise<void> {
  const mongo = mongoOf(payload)
  if (!mongo) return payload.db.migrate({ migrations: await readMigrations() })

  await dropMongo(payload)
  for (const model of Object.values(mongo.connection.models)) await model.ensureIndexes()
}

/** As `payload migrate` reads them, by way of the tests' own loader. */
function readMigrations(): Promise<Migration[]> {
  const files = readdirSync(MIGRATIONS).filter((file) => /^\d.*\.ts$/.test(file))
  return Promise.all(
    files.toSorted().map(async (file) => {
      const statements = (await import(resolve(MIGRATIONS, file))) as Omit<Migration, 'name'>
      return { name: file.replace('.ts', ''), ...statements }
    }),
  )
}

/**
 * By the driver: Mongoose takes a connection for lost once the clock says that its last heartbeat is
 * twenty seconds old, as a clock that a test sets may, and then waits for an opening that has been.
 */
export async function dropMongo(payload: Payload): Promise<void> {
  const connection = mongoOf(payload)?.connection
  await connection?.getClient().db(connection.name).dropDatabase()
}

/** null where the shop runs on SQLite. */
export function mongoOf(payload: Payload): MongooseAdapter | null {
  return payload.db.name === 'mongoose' ? (payload.db as unknown as MongooseAdapter) : null
}
