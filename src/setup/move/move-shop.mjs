import { randomUUID, scryptSync } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readDatabaseState, writeDatabaseState } from '../database/database-state.mjs'
import { holdDatabase, holdFile } from '../database/hold-database.mjs'
import { beginMongo, describeMongo } from '../database/mongodb-move.mjs'
import { openStepLine } from '../processes/step-line.mjs'
import { SetupFailed } from '../setup-failed.mjs'
import { compareRows, copyRows, nameDifferences } from './copy-rows.mjs'
import { filesIntoBucket, filesIntoFolder, requireRights } from './move-files.mjs'
import { dropMark, readMark, requireRoom, writeMark } from './move-marks.mjs'
import { withoutPassword } from './parse-move.mjs'
import { mongoWriter, sqliteWriter } from './write-rows.mjs'

/**
 * What src/seed/move-shop.ts hands over: the shop's settings, what is asked, and the shop's own ways to its databases and buckets.
 * @typedef {{
 *   settings: { dataDir: string, databaseUrl: string, databaseFile: string | null, filesUrl: string | null, secret: string | null }
 *   move: Extract<import('./parse-move.mjs').Move, { kind: 'move' }>
 *   open: (url: string) => Promise<any>
 *   bucketOf: (url: string) => any
 *   versionFieldsOf: (config: any, collection: any, flat: true) => any[]
 * }} Asked
 */

/** While the shop is open, what was written during a pass is brought by the next. */
const MOST_PASSES_WHILE_OPEN = 5
const FEW = 50
const AGAIN_AFTER_MS = 30_000
const MOST_PASSES_AT_THE_END = 3

/** A server of the shop notes down a run of its timers at least as often. */
const SIGN_OF_LIFE_MS = 90_000

/** @param {Asked} asked */
export async function moveShop(asked) {
  const { settings, move } = asked
  await holdFile(
    join(settings.dataDir, 'move-in-use'),
    'A move of this shop is under way already. Wait for it, or stop it.',
  )
  const source = await asked.open(settings.databaseUrl)
  const toMongo = move.toFile === null
  const secret = await requireOwn(source, settings)
  const found = toMongo ? await describeMongo(move.to) : null
  await requireStillHere(source, found)
  if (found) requireRoom(found, { words: withoutPassword(move.to), secret })
  const bucket = await findBucket(asked)
  if (found?.isEmpty) await beginAtMongo(asked)

  const target = await asked.open(toMongo ? move.to : `file:${draftOf(move.toFile)}`)
  const writer = toMongo ? mongoWriter(target) : sqliteWriter(target, asked.versionFieldsOf)
  if (!toMongo) await beginSqlite(target)
  const sides = { source, target, writer, bucket, known: new Set(), ...asked }

  const hold = toMongo ? await waitUntilStopped(sides) : null
  if (toMongo && hold === null) return 0
  try {
    if (!toMongo) await leaveMongo(sides)
    const compared = await copyTheRest(sides)
    await arrive(sides)
    sayArrived(sides, compared)
    return 0
  } finally {
    await hold?.release()
  }
}

/**
 * Takes back that a shop has left, for who decides to stay.
 * @param {Pick<Asked, 'settings' | 'open'>} asked
 */
export async function stayHere({ settings, open }) {
  const payload = await open(settings.databaseUrl)
  const mark = await readMark(payload)
  if (mark?.state !== 'left') {
    console.log('This shop has not moved: nothing was changed.')
    return 0
  }
  await dropMark(payload)
  console.log(
    `This shop stays: npm start opens it again. What was sold at ${mark.place} since ${mark.at} is not here: see that nobody opens it there.`,
  )
  return 0
}

async function requireOwn(source, { secret }) {
  const own = await source.kv.get('own-secret')
  if (own === null)
    throw new SetupFailed(
      'No shop has opened this database yet, so there is nothing to move: npm start first, and once.',
    )
  if (secret !== null && scryptSync(secret, own.salt, 32).toString('base64url') !== own.hash)
    throw new SetupFailed(
      'This shop belongs to another PAYLOAD_SECRET than the one that is set: no link of a mail would open where it moves to. Set its own first.',
    )
  return own
}

/** Where it left a moment before it was written at the other side that it arrived, the move goes on. */
async function requireStillHere(source, found) {
  const mark = await readMark(source)
  if (mark?.state === 'under-way')
    throw new SetupFailed(
      `A move into this database was broken off: it is not whole. Run it again from where it came (${mark.place}).`,
    )
  if (mark?.state === 'left' && found !== null && found.mark?.state !== 'under-way')
    throw new SetupFailed(
      `This shop has moved to ${mark.place} on ${mark.at}. To stay here all the same: npm run move -- --stay`,
    )
}

async function findBucket({ settings, move, bucketOf }) {
  if (move.files === null) return null
  if (move.files === 'folder') return bucketOf(settings.filesUrl)
  const bucket = bucketOf(move.files)
  await requireRights(bucket, withoutPassword(move.files))
  return bucket
}

async function beginAtMongo({ settings, move }) {
  const at = new Date().toISOString()
  const place = withoutPassword(settings.databaseUrl)
  await beginMongo(move.to, { id: randomUUID(), mark: { state: 'under-way', place, at } })
}

/** Nobody reads a draft, and one that is broken off is made anew. */
async function beginSqlite({ db }) {
  await db.client.execute('PRAGMA foreign_keys = OFF')
  await db.client.execute('PRAGMA synchronous = OFF')
}

/** Copies while the shop is open, and waits until it is closed; null: that was all that was asked for. */
async function waitUntilStopped(sides) {
  const { settings, move } = sides
  const free = await holdOrNull(settings)
  if (free && !move.whileOpen) return free
  await free?.release()

  await copyWhileOpen(sides)
  if (move.whileOpen) {
    console.log(
      '\nWhat there is so far is copied. Stop the shop, and run npm run move again for the rest.',
    )
    return null
  }
  console.log(
    '\nWhat there is so far is copied. Stop the shop now, wherever it runs: the rest follows by itself.',
  )
  for (let next = Date.now() + AGAIN_AFTER_MS; ; await pause(300)) {
    const hold = await holdOrNull(settings)
    if (hold) return hold
    if (Date.now() < next) continue
    await copyWhileOpen(sides)
    next = Date.now() + AGAIN_AFTER_MS
  }
}

async function holdOrNull({ databaseFile }) {
  return holdDatabase(databaseFile).catch((error) => {
    if (error instanceof SetupFailed) return null
    throw error
  })
}

async function copyWhileOpen(sides) {
  await inOneLine('Copying while the shop is open', async (say) => {
    await copyFiles(sides, say)
    let changed = Infinity
    for (let pass = 0; changed > FEW && pass < MOST_PASSES_WHILE_OPEN; pass += 1)
      changed = await copyRows({ ...sides, say })
  })
}

/** From now on no server of it starts; that none runs is seen by what its timers note down. */
async function leaveMongo({ source, move }) {
  const { docs } = await source.db.find({
    collection: 'timers',
    where: {},
    limit: 0,
    pagination: false,
  })
  const last = Math.max(0, ...docs.map(({ lastRunAt }) => Date.parse(lastRunAt ?? 0)))
  if (Date.now() - last < SIGN_OF_LIFE_MS)
    throw new SetupFailed(
      `A server of this shop was at work ${Math.ceil((Date.now() - last) / 1000)} seconds ago. Stop every one, wait for a minute and a half, and run this again.`,
    )
  await writeMark(source, leftFor(move))
}

function leftFor({ to }) {
  return { state: 'left', place: withoutPassword(to), at: new Date().toISOString() }
}

/** The shop is closed: whatever differs now is a fault, or somebody who still writes. */
async function copyTheRest(sides) {
  const { move } = sides
  return inOneLine('Copying the rest, and comparing', async (say) => {
    await copyFiles(sides, say)
    for (let pass = 1; ; pass += 1) {
      if (move.toFile === null || pass === 1) await copyRows({ ...sides, say })
      const compared = await compareRows({ ...sides, say })
      const other = compared.filter(({ isSame }) => !isSame).map(({ name }) => name)
      if (other.length === 0) return compared
      if (pass === MOST_PASSES_AT_THE_END || move.toFile !== null)
        throw new SetupFailed(
          `The two databases are not equal yet: somebody still writes, or a row cannot be written there as it is. Nothing is lost, and the shop is still where it was: see that it is stopped, and run this again.\n${await inRows(sides, other)}`,
        )
    }
  })
}

async function inRows(sides, names) {
  const lines = []
  for (const name of names)
    lines.push(`  ${name}: ${(await nameDifferences(sides, name)).join(', ') || 'rows too many'}`)
  return lines.join('\n')
}

async function copyFiles({ settings, move, bucket, known }, say) {
  if (bucket === null) return
  const bring = move.files === 'folder' ? filesIntoFolder : filesIntoBucket
  const { lost } = await bring({ dataDir: settings.dataDir, bucket, known, say })
  if (lost.length > 0)
    throw new SetupFailed(
      [...lost, 'npm run check says more. Nothing was changed here.'].join('\n'),
    )
}

async function inOneLine(title, work) {
  const line = openStepLine(title)
  try {
    const answer = await work((words) => line.setWords(words))
    line.close('done')
    return answer
  } catch (error) {
    line.close('failed')
    throw error
  }
}

/** In this order: ended in between, both sides say that the shop is not there, and the same command goes on. */
async function arrive({ source, target, settings, move }) {
  if (move.toFile === null) {
    await writeMark(source, leftFor(move))
    const at = new Date().toISOString()
    const place = withoutPassword(settings.databaseUrl)
    await writeMark(target, { state: 'arrived', place, at })
    return
  }
  await target.db.client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  await target.destroy()
  await settle(move.toFile)
}

const draftOf = (file) => `${file}.moving`

async function settle(file) {
  const draft = draftOf(file)
  const { migrations } = readDatabaseState({ databaseFile: draft, databaseUrl: '' })
  if (!existsSync(draft)) throw new Error(`${draft} is gone.`)
  for (const part of ['-wal', '-shm', '-setup.json', '-in-use'])
    await rm(draft + part, { force: true })
  writeDatabaseState({ databaseFile: file }, { id: randomUUID(), migrations, seeded: true })
  await rename(draft, file)
}

function sayArrived({ settings, move, known }, compared) {
  const width = Math.max(...compared.map(({ name }) => name.length)) + 2
  const rows = compared.reduce((sum, { to }) => sum + to.count, 0)
  console.log(`\n${'moved'.padEnd(width)}${'rows'.padStart(8)}  hash, the same on both sides`)
  for (const { name, to } of compared)
    if (to.count > 0)
      console.log(`${name.padEnd(width)}${String(to.count).padStart(8)}  ${to.hash.slice(0, 16)}`)
  const lines = [
    '',
    `${rows} rows and ${known.size} files are there as they were here; ids, keys and links are the same.`,
    `The shop that was here does not open any more (npm run move -- --stay takes that back). At its new place set:`,
    `  DATABASE_URL  ${withoutPassword(move.to)}, as --to has it`,
    ...filesInWords(settings, move),
    `  PAYLOAD_SECRET, or the file "secret" of ${settings.dataDir}: the same one as here`,
    `media/ is a folder that every server shares. Then npm run check, and npm start.`,
  ]
  console.log(lines.join('\n'))
}

function filesInWords({ filesUrl }, { files }) {
  if (files === 'folder') return ['  FILES_URL     none']
  if (files !== null) return [`  FILES_URL     ${files}`]
  return filesUrl
    ? ['  FILES_URL     the same as here']
    : ['  DATA_DIR      the same folder as here']
}
