import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { resolve } from 'node:path'

/**
 * SQLite runs without transactions: its driver refuses overlapping ones in one process. Nothing may need a rollback, so
 * whatever takes several writes is written to be repaired by its next run.
 */
export function databaseFor(url: string) {
  if (url.startsWith('mongodb')) return mongooseAdapter({ url, ensureIndexes: true })
  return sqliteAdapter({
    client: { url },
    idType: 'uuidv7',
    wal: true,
    busyTimeout: 5000,
    push: false,
    migrationDir: resolve('src/migrations'),
  })
}
