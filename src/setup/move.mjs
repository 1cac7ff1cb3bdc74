import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { requireWholeRestore } from './backup/restore-backup.mjs'
import { hashFiles } from './build/hash-files.mjs'
import { readDatabaseState } from './database/database-state.mjs'
import { migrateDatabase } from './database/migrate-database.mjs'
import { installPackages } from './install-packages.mjs'
import { parseMove } from './move/parse-move.mjs'
import { passSignalsOn, startChild } from './processes/children.mjs'
import { payload } from './programs.mjs'
import { requireSupportedNode } from './require-supported-node.mjs'
import { loadEnvFile, readSettings } from './settings/read-settings.mjs'
import { runCommand, SetupFailed } from './setup-failed.mjs'

const END_WITH_PARENT = new URL('processes/end-with-parent.mjs', import.meta.url).href

requireSupportedNode()
loadEnvFile()
passSignalsOn()
await runCommand(moveHouse)

/** `npm run move -- --to mongodb://… --files s3://…`: the shop on another database, nothing lost. See docs/operate.md. */
async function moveHouse() {
  const settings = readSettings()
  const move = parseMove(process.argv.slice(2), settings)
  requireWholeRestore(settings)
  requireMigrated(settings)
  await installPackages()
  if (move.kind === 'move' && move.toFile !== null) await migrateDraft(settings, move.toFile)

  const { dataDir, databaseUrl, databaseFile, env } = settings
  const [program, ...words] = payload('run', 'src/seed/move-shop.ts')
  const child = startChild([program, '--import', END_WITH_PARENT, ...words], {
    env,
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  })
  const filesUrl = env.FILES_URL?.trim() || null
  const secret = secretOf(settings)
  child.stdin.end(
    JSON.stringify({ settings: { dataDir, databaseUrl, databaseFile, filesUrl, secret }, move }),
  )
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

function requireMigrated(settings) {
  const { databaseFile } = settings
  if (databaseFile === null) return
  if (!existsSync(databaseFile))
    throw new SetupFailed(`There is no database to move: ${databaseFile}.`)
  if (readDatabaseState(settings).migrations !== hashFiles(['src/migrations']))
    throw new SetupFailed(
      'This database is of an older version of the shop. Start it once with this one (npm start), then move it.',
    )
}

/** A file that nobody reads before it is whole: what a move before left of it goes. */
async function migrateDraft(settings, file) {
  const databaseFile = `${file}.moving`
  for (const part of ['', '-wal', '-shm', '-setup.json', '-in-use'])
    await rm(databaseFile + part, { force: true })
  const databaseUrl = `file:${databaseFile}`
  const env = { ...settings.env, DATABASE_URL: databaseUrl }
  await migrateDatabase({ ...settings, databaseFile, databaseUrl, env })
}

function secretOf({ dataDir, env, hasOwnSecret }) {
  if (hasOwnSecret) return env.PAYLOAD_SECRET.trim()
  const path = join(dataDir, 'secret')
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null
}
