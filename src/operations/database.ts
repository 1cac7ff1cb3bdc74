import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { resolve } from 'node:path'

/**
 * No database runs with transactions. SQLite's driver refuses overlapping ones in one process; on a replica set of MongoDB
 * Payload would begin one for each request, its hooks would read past it, and two that meet would end in errors that nobody
 * expects. Nothing may need a rollback: whatever takes several writes is written to be repaired by its next run.
 */
export function databaseFor(url: string) {
  if (url.startsWith('mongodb')) {
    return mongooseAdapter({ url, ensureIndexes: true, transactionOptions: false })
  }
  return sqliteAdapter({
    client: { url },
    idType: 'uuidv7',
    wal: true,
    busyTimeout: 5000,
    push: false,
    migrationDir: resolve('src/migrations'),
  })
}
