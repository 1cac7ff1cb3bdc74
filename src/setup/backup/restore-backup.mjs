import { createHash, randomUUID, scryptSync } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { holdDatabase } from '../database/hold-database.mjs'
import { writeDatabaseState } from '../database/database-state.mjs'
import { isMongoEmpty, loadMongo } from '../database/mongodb-dump.mjs'
import { describeSqlite } from '../database/sqlite-copy.mjs'
import { SetupFailed } from '../setup-failed.mjs'
import { backupsIn, contentPath, listBackups, readManifest, sizeOf } from './backup-folder.mjs'
import { copyInto, measureFile, unpackInto } from './pack-file.mjs'

/** @typedef {import('./backup-folder.mjs').Manifest} Manifest */

const UNDER_WAY = 'restore-under-way'

/** What an empty data folder may hold: its secret, put there first, the lock of the database, and a mark that was not written whole. */
const MAY_BE_THERE = /^secret$|^restore-under-way$|-in-use(-\w+)?$/

/**
 * Which backup is meant: the one named, else the newest.
 * @param {string} folder
 * @param {string} [name]
 */
export async function chooseBackup(folder, name) {
  const names = await listBackups(folder)
  const chosen = name ?? names.at(-1)
  if (!chosen) throw new SetupFailed(`There is no finished backup in ${folder}.`)
  if (!names.includes(chosen))
    throw new SetupFailed(`There is no backup ${chosen} in ${folder}. It has ${names.join(', ')}.`)
  return { name: chosen, manifest: await readManifest(folder, chosen) }
}

/**
 * Whatever of a backup is not what it was: a sentence each.
 * @param {string} folder
 * @param {string} name
 * @param {Manifest} manifest
 */
export async function verifyBackup(folder, name, manifest) {
  const found = await verifyDatabase(folder, name, manifest)
  for (const { path, sha256 } of manifest.files) {
    const why = await whyDamaged(contentPath(folder, sha256), sha256)
    if (why) found.push(lostSentence({ path, sha256, why }))
  }
  return found
}

/**
 * Puts a backup into an empty data folder and an empty database. The database comes last: a shop that starts has its files. One
 * that was broken off goes on when it is run again.
 * @param {import('./take-backup.mjs').Place} place
 * @param {{ folder: string, name?: string, secret: string | null, say?: (words: string) => void }} how
 */
export async function restoreBackup(place, { folder, name: named, secret, say = () => {} }) {
  const { name, manifest } = await chooseBackup(folder, named)
  const hold = await holdDatabase(place.databaseFile)
  try {
    await requireEmpty(place, { name, manifest })
    const damaged = await verifyDatabase(folder, name, manifest)
    if (damaged.length > 0)
      throw new SetupFailed(
        [...damaged, `Take another backup: npm run restore -- ${folder} NAME`].join('\n'),
      )
    await mkdir(place.dataDir, { recursive: true, mode: 0o700 })
    await writeFile(join(place.dataDir, UNDER_WAY), JSON.stringify(markOf(place, name)))
    const lost = await restoreFiles(place, { folder, manifest, say })
    say('the database')
    await restoreDatabase(place, { folder, name, manifest })
    await rm(join(place.dataDir, UNDER_WAY))
    return { name, manifest, lost, secret: compareSecret(manifest.secret, secret) }
  } finally {
    await hold.release()
  }
}

async function requireEmpty(place, { name, manifest }) {
  const { dataDir, mediaDir, databaseFile, databaseUrl } = place
  const kind = databaseFile === null ? 'mongodb' : 'sqlite'
  if (kind !== manifest.database.kind)
    throw new SetupFailed(
      `This is a backup of ${DATABASES[manifest.database.kind]}, and DATABASE_URL names ${DATABASES[kind]}. Set it to one of the same kind.`,
    )
  if (wasBrokenOff(place, name)) return

  const there = (await readdir(dataDir).catch(() => [])).filter((one) => !MAY_BE_THERE.test(one))
  if (there.length > 0)
    throw new SetupFailed(refusal(`${dataDir} is not empty: it has ${there[0]}`))
  if (databaseFile !== null && existsSync(databaseFile))
    throw new SetupFailed(refusal(`${databaseFile} is there already`))
  if (databaseFile === null && !(await isMongoEmpty(databaseUrl)))
    throw new SetupFailed(refusal('The database that DATABASE_URL names is not empty'))
  for (const { path, sha256 } of manifest.files) {
    const target = targetOf({ dataDir, mediaDir }, path)
    if (path.startsWith('media/') && existsSync(target) && (await whyDamaged(target, sha256)))
      throw new SetupFailed(refusal(`${target} is there already, with other bytes`))
  }
}

const DATABASES = { sqlite: 'SQLite', mongodb: 'MongoDB' }

function refusal(what) {
  return `${what}. A backup is restored beside what is there, never over it: name an empty DATA_DIR and database, or move these away.`
}

/** Goes on where the same backup was on its way into the same database: into another, nothing is known to be its own. */
function wasBrokenOff(place, name) {
  const mark = readMark(place)
  if (mark === null || mark.database === null) return false
  const { database } = markOf(place, name)
  if (mark.name === name && mark.database === database) return true
  const other = mark.database === database ? '' : ' into another database'
  throw new SetupFailed(
    `The restore of backup ${mark.name}${other} was broken off in ${place.dataDir}. Run that one again, with its DATABASE_URL, or name an empty DATA_DIR and database.`,
  )
}

/**
 * A shop of which a part is missing does not open.
 * @param {{ dataDir: string }} place
 */
export function requireWholeRestore(place) {
  const mark = readMark(place)
  if (mark === null) return
  throw new SetupFailed(
    `The restore of backup ${mark.name} into ${place.dataDir} was broken off. Run it again before the shop starts: npm run restore -- DIR ${mark.name}`,
  )
}

/** What a restore leaves until it is done. Its URL has a password in it, so only its hash is kept. */
function markOf({ databaseUrl }, name) {
  return { name, database: createHash('sha256').update(databaseUrl).digest('hex') }
}

function readMark({ dataDir }) {
  const path = join(dataDir, UNDER_WAY)
  if (!existsSync(path)) return null
  try {
    const { name, database } = JSON.parse(readFileSync(path, 'utf8'))
    return { name: String(name), database: database ?? null }
  } catch {
    return { name: 'NAME', database: null } // it was broken off as it began
  }
}

async function verifyDatabase(folder, name, { database }) {
  const found = []
  for (const part of database.parts) {
    const path = join(backupsIn(folder), name, part.name)
    const why = await whyDamaged(path, part.sha256)
    if (why) found.push(`${path} is ${why}: the database of this backup cannot be restored.`)
  }
  return found
}

async function whyDamaged(path, sha256) {
  const measured = await measureFile(path).catch(() => null)
  if (!measured) return 'lost'
  return measured.sha256 === sha256 ? null : 'damaged'
}

function lostSentence({ path, sha256, why }) {
  return `${path} is ${why} in this backup: files/${sha256.slice(0, 2)}/${sha256}. Take it from another; where it is only damaged, delete it there, and the shop’s next backup copies it again.`
}

/** What is lost is named, and the rest comes back all the same. */
async function restoreFiles(place, { folder, manifest, say }) {
  const lost = []
  let count = 0
  for (const { path, sha256, sizeInBytes, modifiedAt } of manifest.files) {
    const target = targetOf(place, path)
    const content = contentPath(folder, sha256)
    say(`${++count} of ${manifest.files.length} files`)
    if ((await sizeOf(target)) === sizeInBytes && !(await whyDamaged(target, sha256))) continue
    await mkdir(dirname(target), {
      recursive: true,
      mode: path.startsWith('data/') ? 0o700 : 0o755,
    })
    const draft = `${target}.draft`
    const copy = await copyInto(content, draft).catch(() => null)
    if (copy?.sha256 !== sha256) {
      await rm(draft, { force: true })
      lost.push(lostSentence({ path, sha256, why: copy ? 'damaged' : 'lost' }))
      continue
    }
    await utimes(draft, new Date(), new Date(modifiedAt))
    await rename(draft, target)
  }
  return lost
}

function targetOf({ dataDir, mediaDir }, path) {
  return path.startsWith('data/')
    ? join(dataDir, path.slice('data/'.length))
    : join(mediaDir, path.slice('media/'.length))
}

async function restoreDatabase(place, { folder, name, manifest }) {
  const { database } = manifest
  const source = join(backupsIn(folder), name)
  const { databaseFile } = place
  if (databaseFile === null) {
    requireCounts(database.counts, await loadMongo(place.databaseUrl, source, database.parts))
    return
  }
  const draft = `${databaseFile}.draft`
  await mkdir(dirname(databaseFile), { recursive: true, mode: 0o700 })
  await unpackInto(join(source, database.parts[0].name), draft)
  requireCounts(database.counts, (await describeSqlite(draft)).counts)
  await rename(draft, databaseFile)
  // Another database than the one it was taken of: pages are rendered anew.
  writeDatabaseState(place, { ...database.state, id: randomUUID() })
}

function requireCounts(wanted, found) {
  const other = Object.keys(wanted).filter((name) => (found[name] ?? 0) !== wanted[name])
  if (other.length > 0)
    throw new SetupFailed(
      `The database came back with other numbers of rows than it had, in ${other.join(', ')}.`,
    )
}

/**
 * Whether the secret that is set is the one the database belongs to, by the salted hash it keeps (src/operations/own-secret.ts).
 * @param {{ salt: string, hash: string } | null} kept
 * @param {string | null} secret
 */
function compareSecret(kept, secret) {
  if (kept === null) return 'unknown'
  if (secret === null) return 'missing'
  return scryptSync(secret, kept.salt, 32).toString('base64url') === kept.hash ? 'fits' : 'another'
}

/** What a person may hold beside a secret that is kept apart. */
export function nameOfSecret(kept) {
  return kept === null ? '' : kept.hash.slice(0, 8)
}
