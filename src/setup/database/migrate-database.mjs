import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashFiles } from '../build/hash-files.mjs'
import { runStep } from '../processes/run-step.mjs'
import { payload } from '../programs.mjs'
import { readDatabaseState, writeDatabaseState } from './database-state.mjs'

const MIGRATIONS = ['src/migrations']
const PARTS = ['', '-wal', '-shm']

/** Brings a SQLite database up to the committed migrations. MongoDB needs none. */
export async function migrateDatabase(settings) {
  const { databaseFile } = settings
  if (databaseFile === null) return
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 })
  undoInterrupted(databaseFile)

  const state = readDatabaseState(settings)
  const migrations = hashFiles(MIGRATIONS)
  if (state.migrations === migrations) return

  keepCopy(databaseFile)
  await runStep('Preparing the database', payload('migrate'), { env: settings.env })
  dropCopy(databaseFile)
  writeDatabaseState(settings, { ...state, migrations })
}

/** A migration is many statements and SQLite runs them one by one: what was cut short starts from the copy again. */
function keepCopy(databaseFile) {
  const copy = copyOf(databaseFile)
  const draft = `${copy}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  for (const part of PARTS) copyIfThere(databaseFile + part, join(draft, `database${part}`))
  renameSync(draft, copy)
}

function undoInterrupted(databaseFile) {
  const copy = copyOf(databaseFile)
  if (!existsSync(copy)) return
  for (const part of PARTS) {
    rmSync(databaseFile + part, { force: true })
    copyIfThere(join(copy, `database${part}`), databaseFile + part)
  }
  dropCopy(databaseFile)
}

/** Renamed first: a copy that is only half deleted must not be mistaken for one. */
function dropCopy(databaseFile) {
  const dropped = `${copyOf(databaseFile)}.draft`
  renameSync(copyOf(databaseFile), dropped)
  rmSync(dropped, { recursive: true })
}

function copyIfThere(from, to) {
  if (existsSync(from)) cpSync(from, to)
}

function copyOf(databaseFile) {
  return `${databaseFile}-before-migration`
}
