import { rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

/**
 * The whole database as it is at one moment, in a file of its own: readers of a WAL see one state however long they read, and
 * hold up nobody who writes. Returns how many rows each table has, and what the database knows of its secret.
 * @param {string} databaseFile
 * @param {string} copy
 */
export async function copySqlite(databaseFile, copy) {
  await rm(copy, { force: true })
  const source = await open(databaseFile)
  try {
    await source.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  } finally {
    source.close()
  }
  return describeSqlite(copy)
}

/** @param {string} file */
export async function describeSqlite(file) {
  const database = await open(file)
  try {
    const [health] = (await database.execute('PRAGMA quick_check(1)')).rows
    if (health?.[0] !== 'ok') throw new Error(`${file} is no whole database: ${health?.[0]}`)
    return { counts: await countRows(database), secret: await readSecret(database) }
  } finally {
    database.close()
  }
}

async function open(file) {
  const { createClient } = await import('@libsql/client') // not before the packages are installed
  return createClient({ url: pathToFileURL(file).href })
}

async function countRows(database) {
  const named = await database.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  )
  /** @type {Record<string, number>} */
  const counts = {}
  for (const { name } of named.rows) {
    const { rows } = await database.execute(`SELECT count(*) FROM "${name}"`)
    counts[String(name)] = Number(rows[0]?.[0])
  }
  return counts
}

/** Salt and hash, as src/operations/own-secret.ts keeps them; null: it was never opened by a shop. */
async function readSecret(database) {
  const { rows } = await database.execute("SELECT data FROM payload_kv WHERE key = 'own-secret'")
  return rows[0] ? JSON.parse(String(rows[0][0])) : null
}
