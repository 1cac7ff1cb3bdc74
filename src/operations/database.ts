import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, type InArgs, type InStatement } from '@libsql/client'
import { mongooseAdapter, type MongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { connectingBy } from '@/platform/payload'
import { giveTextIds } from '@/platform/text-ids'
import { searchTexts } from './text-search'

/**
 * Gone or silent is said within three seconds, by the driver's look: half a second until it looks, its patience, and that for another
 * server. A statement has no clock as short (`timeoutMS`): it runs on while this process is busy, as a standing look's does (no `poll`).
 */
const PATIENCE_WITH_MONGO = {
  autoIndex: false,
  connectTimeoutMS: 1200,
  heartbeatFrequencyMS: 500,
  serverMonitoringMode: 'poll',
  serverSelectionTimeoutMS: 1000,
  socketTimeoutMS: 20_000,
  waitQueueTimeoutMS: 10_000,
} as const

/** While nobody waits for an answer yet: the indexes of a shop of years are not made in seconds. */
const PATIENCE_AT_START = {
  ...PATIENCE_WITH_MONGO,
  connectTimeoutMS: 10_000,
  serverSelectionTimeoutMS: 10_000,
  socketTimeoutMS: 0,
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
    async afterCreateConnection(database) {
      await database.connection.openUri(url, PATIENCE_AT_START)
      if (await hasTextIds(database)) giveTextIds(database)
      await database.connection.close()
    },
    afterOpenConnection: watchServers,
  })
  return connectingBy(adapter, async (database, connect) => {
    Object.assign(database, { connectOptions: PATIENCE_AT_START, ensureIndexes: true })
    await connect()
    await (database as unknown as MongooseAdapter).connection.close()
    Object.assign(database, { connectOptions: PATIENCE_WITH_MONGO, ensureIndexes: false })
    await connect()
  })
}

/** A shop that moved here from SQLite: the rows say so that each shop has, or a move to here (src/setup/move). */
async function hasTextIds({ connection }: MongooseAdapter): Promise<boolean> {
  const keys = connection.collection('payload-kvs')
  const row = await keys.findOne({ key: { $in: ['own-secret', 'move'] } })
  return typeof row?._id === 'string'
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
  return connectingBy(adapter, async (database, connect) => {
    database.client ??= openSqlite(url)
    database.operators = searchTexts(database.operators)
    await database.client.execute('PRAGMA journal_mode = WAL')
    await connect()
  })
}

/** How often a locked file is asked again, and for how long: whoever waits is then asked to come back. */
const LONGEST_PAUSE_IN_MS = 100

const PATIENCE_IN_MS = 5000

const READS = /^\s*(select|pragma)\b/i

/** What changes as visitors come and buy: nothing that all of them read is made of it. */
const OF_BUYERS =
  /^\s*(insert into|update|delete from) "(carts|orders|order_events|payment_events|licences|grants|mails|invoices|limits|timers|payload_kv)"/i

export type SqliteClient = Client & {
  /** Grows with each statement that may change what is not a buyer's own, and with each new connection. */
  readonly changes: number
  /** Another number once another connection has written to the file, whatever it wrote. */
  changesElsewhere(): Promise<number>
}

/**
 * A connection that waits for a locked file without holding the process: SQLite's own way to wait stops its thread, which is
 * that of every visitor. A statement that meets a lock has done nothing and is given again; reading goes on meanwhile.
 */
export function openSqlite(url: string, patienceInMs = PATIENCE_IN_MS): SqliteClient {
  let current = connect(url)
  let line: Promise<unknown> = Promise.resolve()
  let changes = 0

  async function attempt<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = current
    try {
      return await work(client)
    } catch (error) {
      if (isLocked(error) && client === current) {
        current = replace(client, url)
        changes += 1
      }
      throw error
    }
  }

  /** Those who met the lock stand in one line: the first asks again, and the others after it. */
  async function patiently<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    try {
      return await attempt(work)
    } catch (error) {
      if (!isLocked(error)) throw error
    }
    const end = Date.now() + patienceInMs
    const turn = line.then(() => repeat(() => attempt(work), end))
    line = turn.catch(() => {})
    return turn
  }

  function execute(sql: InStatement, args?: InArgs) {
    const statement = typeof sql === 'string' && args !== undefined ? { sql, args } : sql
    const text = typeof sql === 'string' ? sql : sql.sql
    const mayChange = !READS.test(text) && !OF_BUYERS.test(text)
    return patiently((client) => {
      // The driver has carried it out when it returns: whoever reads from here on reads it.
      const executing = client.execute(statement)
      if (mayChange) changes += 1
      return executing
    })
  }

  return {
    execute,
    // Nothing of an open shop calls these.
    batch: (statements) => patiently((client) => client.batch(statements, 'write')),
    migrate: (statements) => patiently((client) => client.migrate(statements)),
    executeMultiple: (sql) => patiently((client) => client.executeMultiple(sql)),
    transaction: () => patiently((client) => client.transaction('write')),
    sync: () => current.sync(),
    close: () => current.close(),
    get changes() {
      return changes
    },
    changesElsewhere: async () =>
      Number((await execute('PRAGMA data_version')).rows[0]?.data_version ?? 0),
    get closed() {
      return current.closed
    },
    get protocol() {
      return current.protocol
    },
  }
}

function connect(url: string): Client {
  const client = createClient({ url })
  const pragmas = ['busy_timeout = 0', 'journal_size_limit = 67108864', 'synchronous = FULL']
  for (const pragma of pragmas) client.execute(`PRAGMA ${pragma}`).catch(console.error)
  return client
}

/**
 * The driver leaves a statement that met a lock open, and while it is, nothing that is written over the same connection is
 * committed, though the driver says it was. Tests: open-sqlite.test.ts.
 */
function replace(client: Client, url: string): Client {
  const fresh = connect(url)
  client.close()
  return fresh
}

async function repeat<Result>(work: () => Promise<Result>, end: number): Promise<Result> {
  for (let next = 5; ; next = Math.min(next * 2, LONGEST_PAUSE_IN_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || Date.now() + next > end) throw error
      await pause(next)
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_BUSY/.test(String(error.code))
}

type MongoClient = ReturnType<MongooseAdapter['connection']['getClient']>

const LONGEST_LOOK_IN_MS = 6000

/**
 * Connects anew where the driver (6.20) looks after its server no more: a connection that closes just as it is asked leaves
 * that question open for ever, and every statement fails until a restart. Test: mongodb-away.test.ts.
 */
function watchServers({ connection }: MongooseAdapter): void {
  const client = connection.getClient()
  const looks = new Map<string, NodeJS.Timeout>()
  const end = (address: string) => clearTimeout(looks.get(address))

  client.on('serverHeartbeatStarted', ({ connectionId: address }) => {
    end(address)
    const look = setTimeout(() => void reconnect(client), LONGEST_LOOK_IN_MS).unref()
    looks.set(address, look)
  })
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => end(connectionId))
  client.on('serverHeartbeatFailed', ({ connectionId }) => end(connectionId))
  client.on('serverClosed', ({ address }) => end(address))
}

async function reconnect(client: MongoClient): Promise<void> {
  try {
    await client.close()
    await client.connect()
  } catch (error) {
    console.error(error)
  }
}
