import { mongooseAdapter, type MongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { resolve } from 'node:path'
import { openSqlite } from './database/open-sqlite'
import { HEARTBEAT_IN_MS, watchServers } from './database/watch-mongodb'

/** A server that is gone or silent is said to be within three seconds; the driver's own patience is half a minute, and none. */
const PATIENCE_WITH_MONGO = {
  autoIndex: false,
  connectTimeoutMS: 2000,
  heartbeatFrequencyMS: HEARTBEAT_IN_MS,
  serverSelectionTimeoutMS: 2000,
  timeoutMS: 2500,
}

/** While nobody waits for an answer yet: the indexes of a shop of years are not made in seconds. */
const PATIENCE_AT_START = {
  ...PATIENCE_WITH_MONGO,
  connectTimeoutMS: 10_000,
  serverSelectionTimeoutMS: 10_000,
  timeoutMS: undefined,
}

/**
 * No database runs with transactions. SQLite's driver refuses overlapping ones in one process; on a replica set of MongoDB
 * Payload would begin one for each request, its hooks would read past it, and two that meet would end in errors that nobody
 * expects. Nothing may need a rollback: whatever takes several writes is written to be repaired by its next run.
 */
export function databaseFor(url: string) {
  return url.startsWith('mongodb') ? mongoFor(url) : sqliteFor(url)
}

/** Connects once to make the indexes, and once to serve. */
function mongoFor(url: string) {
  const adapter = mongooseAdapter({
    url,
    transactionOptions: false,
    afterOpenConnection: watchServers,
  })
  const init: typeof adapter.init = (words) => {
    const database = adapter.init(words)
    const connect = database.connect?.bind(database)
    database.connect = async (options) => {
      Object.assign(database, { connectOptions: PATIENCE_AT_START, ensureIndexes: true })
      await connect?.(options)
      await (database as unknown as MongooseAdapter).connection.close()
      Object.assign(database, { connectOptions: PATIENCE_WITH_MONGO, ensureIndexes: false })
      await connect?.(options)
    }
    return database
  }
  return { ...adapter, init }
}

/** Payload takes the connection it finds. */
function sqliteFor(url: string) {
  const adapter = sqliteAdapter({
    client: { url },
    idType: 'uuidv7',
    // Else each block is a table, and every new one or change of one a migration.
    blocksAsJSON: true,
    push: false,
    migrationDir: resolve('src/migrations'),
  })
  const init: typeof adapter.init = (words) => {
    const database = adapter.init(words)
    const connect = database.connect?.bind(database)
    database.connect = async (options) => {
      database.client ??= openSqlite(url)
      await database.client.execute('PRAGMA journal_mode = WAL')
      await connect?.(options)
    }
    return database
  }
  return { ...adapter, init }
}
