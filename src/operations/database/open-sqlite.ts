import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type Client, type InArgs, type InStatement } from '@libsql/client'

/** How often a locked file is asked again, and for how long: whoever waits is then asked to come back. */
const LONGEST_PAUSE_IN_MS = 100
const PATIENCE_IN_MS = 5000

/**
 * A connection that waits for a locked file without holding the process: SQLite's own way to wait stops its thread, which is
 * that of every visitor. A statement that meets a lock has done nothing and is given again; reading goes on meanwhile.
 */
export function openSqlite(url: string, patienceInMs = PATIENCE_IN_MS): Client {
  let current = connect(url)
  let line: Promise<unknown> = Promise.resolve()

  async function attempt<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = current
    try {
      return await work(client)
    } catch (error) {
      if (isLocked(error) && client === current) current = replace(client, url)
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
    return patiently((client) => client.execute(statement))
  }

  return {
    execute,
    batch: (statements) => patiently((client) => client.batch(statements, 'write')),
    migrate: (statements) => patiently((client) => client.migrate(statements)),
    executeMultiple: (sql) => patiently((client) => client.executeMultiple(sql)),
    transaction: () => patiently((client) => client.transaction('write')),
    sync: () => current.sync(),
    close: () => current.close(),
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
