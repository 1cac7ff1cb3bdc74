import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { measureFile } from '../backup/pack-file.mjs'
import { SetupFailed } from '../setup-failed.mjs'

/** What src/operations/files stores under the hash of its bytes. */
const STORED = /^(?:fonts\/[0-9a-f]{2}|documents|uploads\/[\w-]+)\/([0-9a-f]{64})\.\w+$/

/**
 * Brings every file into the bucket that it lacks, and reads each back. Files never change, so one that was read back once
 * (`known`) is not read again.
 * @param {{ dataDir: string, bucket: any, known: Set<string>, say?: (words: string) => void }} sides
 */
export async function filesIntoBucket({ dataDir, bucket, known, say = () => {} }) {
  const there = new Set(await bucket.list(''))
  const moved = { count: 0, sizeInBytes: 0, lost: [] }
  for (const name of await listStored(dataDir)) {
    say(`${moved.count} files`)
    if (!known.has(name) && !(await bringUp({ dataDir, bucket, name, isThere: there.has(name) }))) {
      moved.lost.push(`${name} is damaged in ${dataDir}: its bytes are others than its name says.`)
      continue
    }
    known.add(name)
    moved.count += 1
  }
  return moved
}

/** Another machine may have deleted it just now: a waiting upload, say. */
async function bringUp({ dataDir, bucket, name, isThere }) {
  const wanted = STORED.exec(name)?.[1]
  const isWhole = async () => (await bucket.describe(name))?.sha256 === wanted
  if (isThere && (await isWhole())) return true
  const bytes = await readFile(join(dataDir, name)).catch(() => null)
  if (bytes === null) return true
  if (createHash('sha256').update(bytes).digest('hex') !== wanted) return false
  await bucket.put(name, bytes)
  return isWhole()
}

/**
 * Brings every object into the data folder that is not there whole.
 * @param {{ dataDir: string, bucket: any, known: Set<string>, say?: (words: string) => void }} sides
 */
export async function filesIntoFolder({ dataDir, bucket, known, say = () => {} }) {
  const moved = { count: 0, sizeInBytes: 0, lost: [] }
  for (const name of await bucket.list('')) {
    const wanted = STORED.exec(name)?.[1]
    if (!wanted) continue
    say(`${moved.count} files`)
    if (
      !known.has(name) &&
      !(await bringDown({ path: join(dataDir, name), bucket, name, wanted }))
    ) {
      moved.lost.push(`${name} is lost or damaged in the bucket.`)
      continue
    }
    known.add(name)
    moved.count += 1
  }
  return moved
}

async function bringDown({ path, bucket, name, wanted }) {
  const isWhole = async () => (await measureFile(path).catch(() => null))?.sha256 === wanted
  if (await isWhole()) return true
  const draft = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await bucket.fetch(name, draft) // compared with the hash in its name
    await rename(draft, path)
  } catch (error) {
    if ((await bucket.describe(name)) !== null) throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
  return isWhole()
}

async function listStored(dataDir) {
  const folders = ['fonts', 'documents', 'uploads'].map((name) => join(dataDir, name))
  const found = await Promise.all(
    folders.map((folder) =>
      readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  )
  return found
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((name) => STORED.test(name))
    .toSorted()
}

/**
 * Whether the keys may do there what the shop does, before anything is moved.
 * @param {any} bucket
 * @param {string} words
 */
export async function requireRights(bucket, words) {
  const bytes = Buffer.from('A file that npm run move writes to see whether it may, and deletes.\n')
  const name = `documents/${createHash('sha256').update(bytes).digest('hex')}.txt`
  let step = 'write'
  try {
    await bucket.put(name, bytes)
    step = 'list'
    await bucket.list('documents/')
    step = 'read'
    await bucket.describe(name)
    step = 'delete'
    await bucket.drop(name)
  } catch {
    throw new SetupFailed(
      `The bucket ${words} did not let the shop ${step}. Its keys (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY) must be allowed to read, write, delete and list there; what it answered stands above.`,
    )
  }
}
