import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SetupFailed } from '../setup-failed.mjs'

/** A connection that nobody names any longer is collected, and its lock with it. */
const held = new Set()

/**
 * Keeps other shops away from this SQLite file until `release`, or until the process ends in whatever way: what is held is a
 * lock of the system on a file beside it, by SQLite's own means, which work wherever the database does. A server's database
 * (MongoDB) is made for several.
 * @param {string | null} databaseFile
 */
export async function holdDatabase(databaseFile) {
  if (databaseFile === null) return { async release() {} }
  return holdFile(`${databaseFile}-in-use`, refusal(databaseFile))
}

/**
 * The same of whatever one process alone may work on; `refusal` is what the second is told.
 * @param {string} file
 * @param {string} refusal
 */
export async function holdFile(file, refusal) {
  return holdBy(['BEGIN EXCLUSIVE'], { file, refusal })
}

/**
 * Beside others who hold it alike, and nobody who holds it alone.
 * @param {string} file
 * @param {string} refusal
 */
export async function shareFile(file, refusal) {
  return holdBy(['BEGIN', 'SELECT count(*) FROM sqlite_master'], { file, refusal })
}

async function holdBy(statements, { file, refusal }) {
  const { createClient } = await import('@libsql/client') // not before the packages are installed
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const client = createClient({ url: pathToFileURL(file).href })
  try {
    for (const statement of statements) await client.execute(statement)
  } catch (error) {
    client.close()
    if (error.code === 'SQLITE_BUSY') throw new SetupFailed(refusal)
    return { async release() {} } // a full disk, say: the shop can still be read
  }
  held.add(client)
  return {
    async release() {
      held.delete(client)
      await client.execute('ROLLBACK') // a connection that is closed lets go whenever its memory is collected
      client.close()
    },
  }
}

function refusal(databaseFile) {
  return `Another shop works on ${databaseFile} already. Stop that one first, or give this one a DATA_DIR of its own.`
}
