import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { readDatabaseState } from '../database/database-state.mjs'
import { holdFile } from '../database/hold-database.mjs'
import { dumpMongo } from '../database/mongodb-dump.mjs'
import { copySqlite } from '../database/sqlite-copy.mjs'
import { SetupFailed } from '../setup-failed.mjs'
import {
  backupsIn,
  contentPath,
  dropOlderThan,
  listBackups,
  nameAt,
  readManifest,
  sizeOf,
  writeManifest,
} from './backup-folder.mjs'
import { copyInto, packInto } from './pack-file.mjs'

/** @typedef {{ dataDir: string, mediaDir: string, databaseFile: string | null, databaseUrl: string }} Place */

/**
 * Backs a shop up while it runs. Files are read before the database and after it: whatever the database names was there at one of
 * the two. What lies in the folder already is not copied again, so that one that was broken off goes on where it stopped.
 * @param {Place} place
 * @param {{ folder: string, keepDays?: number | null, say?: (words: string) => void }} how
 */
export async function takeBackup(place, { folder, keepDays = null, say = () => {} }) {
  refuseWithin(place, folder)
  await mkdir(backupsIn(folder), { recursive: true, mode: 0o700 })
  const hold = await holdFile(
    join(folder, 'in-use'),
    `Another backup is being made in ${folder}. Wait for it.`,
  )
  try {
    await dropBrokenOff(folder)
    const keeper = new FileKeeper(folder, await newestFiles(folder), say)
    await keeper.keepAll(place)
    say('the database')
    const name = nameAt()
    const draft = join(backupsIn(folder), `${name}.draft`)
    await mkdir(draft, { mode: 0o700 })
    const { secret, ...database } = await dumpDatabase(place, draft)
    await keeper.keepAll(place)

    const manifest = {
      format: /** @type {const} */ (1),
      madeAt: new Date().toISOString(),
      version: JSON.parse(readFileSync('package.json', 'utf8')).version,
      database,
      secret,
      files: [...keeper.kept.values()],
    }
    await writeManifest(draft, manifest)
    await rename(draft, join(backupsIn(folder), name))
    const dropped = keepDays === null ? [] : await dropOlderThan(folder, keepDays)
    return { name, manifest, copied: keeper.copied, damaged: keeper.damaged, dropped }
  } finally {
    await hold.release()
  }
}

/** A backup of the backups would grow without end, and be lost with what it is for. */
function refuseWithin({ dataDir, mediaDir }, folder) {
  for (const source of [dataDir, mediaDir]) {
    const way = relative(source, resolve(folder))
    if (way === '' || !(way.startsWith('..') || resolve(way) === way))
      throw new SetupFailed(
        `A backup within ${source} would be lost with it. Name a folder elsewhere, best on another disk.`,
      )
  }
}

async function dropBrokenOff(folder) {
  for (const name of await readdir(backupsIn(folder)))
    if (name.endsWith('.draft')) await rm(join(backupsIn(folder), name), { recursive: true })
  await rm(join(folder, 'drafts'), { recursive: true, force: true })
  await mkdir(join(folder, 'drafts'), { mode: 0o700 })
}

async function newestFiles(folder) {
  const newest = (await listBackups(folder)).at(-1)
  return newest ? (await readManifest(folder, newest)).files : []
}

async function dumpDatabase(place, draft) {
  if (place.databaseFile === null) {
    const dump = await dumpMongo(place.databaseUrl, draft)
    return { kind: /** @type {const} */ ('mongodb'), state: null, ...dump }
  }
  if (!existsSync(place.databaseFile))
    throw new SetupFailed(`There is no database to back up: ${place.databaseFile}.`)
  const copy = join(draft, 'database.sqlite')
  const { counts, secret } = await copySqlite(place.databaseFile, copy)
  const packed = await packInto(`${copy}.gz`, createReadStream(copy))
  await rm(copy)
  const parts = [{ name: 'database.sqlite.gz', ...packed }]
  const state = readDatabaseState(place)
  return { kind: /** @type {const} */ ('sqlite'), isOneMoment: true, parts, counts, state, secret }
}

/** What DATA_DIR holds beside the database: not what is made again when it is asked for, and never the secret. */
const LEFT_OUT =
  /^(archives|incoming|fonts\/drafts|fonts\/letters)\/|\.(draft|part)$|^(secret|first-staff-login\.txt|opened-login\.txt|move-in-use)(\.|-|$)/

/** Fonts lie in the store under their own hash. */
const NAMED_BY_HASH = /^data\/fonts\/[0-9a-f]{2}\/([0-9a-f]{64})\.\w+$/

class FileKeeper {
  /** @type {Map<string, import('./backup-folder.mjs').KeptFile>} */
  kept = new Map()
  copied = 0
  /** @type {string[]} */
  damaged = []

  constructor(folder, before, say) {
    this.folder = folder
    this.before = new Map(before.map((file) => [file.path, file]))
    this.say = say
  }

  /** @param {Place} place */
  async keepAll(place) {
    for await (const { path, source } of listFiles(place)) await this.#keep(path, source)
  }

  /** A file that is gone by now was deleted meanwhile. */
  async #keep(path, source) {
    const found = await stat(source).catch(() => null)
    if (!found) return
    const { size: sizeInBytes } = found
    const modifiedAt = Math.trunc(found.mtimeMs)
    const isSame = (file) => file?.sizeInBytes === sizeInBytes && file.modifiedAt === modifiedAt
    if (isSame(this.kept.get(path))) return

    const before = this.before.get(path)
    const known = isSame(before) ? before.sha256 : NAMED_BY_HASH.exec(path)?.[1]
    if (known && (await sizeOf(contentPath(this.folder, known))) === sizeInBytes) {
      this.kept.set(path, { path, sha256: known, sizeInBytes, modifiedAt })
      return
    }
    const copy = await this.#copy(source)
    if (copy) this.kept.set(path, { path, modifiedAt, ...copy })
    const named = NAMED_BY_HASH.exec(path)?.[1]
    if (copy && named && named !== copy.sha256) this.damaged.push(path)
  }

  async #copy(source) {
    const draft = join(this.folder, 'drafts', randomUUID())
    const copy = await copyInto(source, draft).catch((error) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (!copy) return null
    const content = contentPath(this.folder, copy.sha256)
    if ((await sizeOf(content)) === copy.sizeInBytes) await rm(draft)
    else {
      await mkdir(dirname(content), { recursive: true, mode: 0o700 })
      await rename(draft, content)
      this.copied += 1
      this.say(`${this.copied} files`)
    }
    return copy
  }
}

/** Each by the path it has in a manifest. */
async function* listFiles({ dataDir, mediaDir, databaseFile }) {
  for await (const path of walk(dataDir)) {
    const within = relative(dataDir, path).replaceAll('\\', '/')
    const isApart = [databaseFile, join(mediaDir, '/')].some((one) => one && path.startsWith(one))
    if (!isApart && !LEFT_OUT.test(within)) yield { path: `data/${within}`, source: path }
  }
  for await (const path of walk(mediaDir)) {
    const within = relative(mediaDir, path).replaceAll('\\', '/')
    if (!within.startsWith('.')) yield { path: `media/${within}`, source: path }
  }
}

async function* walk(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}
