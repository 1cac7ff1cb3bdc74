import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * What the setup knows of a database: an id of its own, the migrations it has had, whether it was seeded. It lies
 * beside the SQLite file, and so travels with it into backups. A server's database (MongoDB) keeps none: it is asked.
 */
export function readDatabaseState({ databaseFile, databaseUrl }) {
  if (databaseFile === null) return { id: hash(databaseUrl), migrations: null, seeded: false }
  const known = existsSync(databaseFile) && existsSync(stateFile(databaseFile))
  if (known) return JSON.parse(readFileSync(stateFile(databaseFile), 'utf8'))
  return { id: randomUUID(), migrations: null, seeded: false }
}

export function writeDatabaseState({ databaseFile }, state) {
  if (databaseFile === null) return
  const draft = `${stateFile(databaseFile)}.draft`
  writeFileSync(draft, `${JSON.stringify(state)}\n`)
  renameSync(draft, stateFile(databaseFile))
}

function stateFile(databaseFile) {
  return `${databaseFile}-setup.json`
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex')
}
