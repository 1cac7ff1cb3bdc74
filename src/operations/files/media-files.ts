import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Payload } from 'payload'
import { env } from '@/env'
import type { Media } from '@/payload-types'
import { runFewAtOnce, shareWork } from '../concurrency'
import { findMediaNamed, readAllMedia } from '../records/site/media'
import type { ObjectStore } from './object-store'
import { storedFiles } from './stored-files'

/**
 * Pictures, videos and PDFs of the shop. Payload keeps them by name in this folder; where objects are set, each lies there too, as
 * media/{name}/{time}-{sha256}.bin, for staff may cut a picture anew under its name: the last one counts.
 */
export const MEDIA_FOLDER = env.mediaDir

/** Where all shops of one code folder had theirs before. */
const SHARED_FOLDER = resolve('media')

/** A file is written before its row, and clocks differ. */
const SLACK_IN_MS = 60_000

type Stored = Pick<Media, 'filename' | 'filesize' | 'sizes'>

/** Whether it is on this machine as its row has it: brought here where another server took it. */
export async function bringMedia(payload: Payload, name: string): Promise<boolean> {
  const path = join(MEDIA_FOLDER, name)
  const isHere = await stat(path).catch(() => null)
  const { objects } = storedFiles
  if (!objects) return isHere !== null
  const row = await findMediaNamed(payload, name)
  if (!row) return false
  if (isHere && isHere.mtimeMs > Date.parse(row.updatedAt) - SLACK_IN_MS) return true
  const brought = shareWork(`fetch ${path}`, () => bring(objects, name, path))
  return isHere ? brought.catch(() => true) : brought
}

async function bring(objects: ObjectStore, name: string, path: string): Promise<boolean> {
  const object = await findLast(objects, name)
  const own = await hashOf(path)
  if (own && (!object || object.includes(own))) await utimes(path, new Date(), new Date())
  else if (object) {
    await mkdir(MEDIA_FOLDER, { recursive: true })
    const draft = `${path}.${randomUUID()}.part`
    try {
      await objects.fetch(object, draft)
      await rename(draft, path)
    } finally {
      await rm(draft, { force: true })
    }
  }
  return own !== null || object !== null
}

/** Of a shop in a folder of its own: what its rows name, by name and size, is copied; it may be another's too. */
export async function bringSharedMedia(payload: Payload, shared = SHARED_FOLDER): Promise<void> {
  if (MEDIA_FOLDER === shared) return
  for (const { filename, filesize } of (await readAllMedia(payload)).flatMap(filesOf)) {
    const [from, to] = [join(shared, filename), join(MEDIA_FOLDER, filename)]
    const [old, own] = await Promise.all([from, to].map((path) => stat(path).catch(() => null)))
    if (own || old?.size !== filesize) continue
    await mkdir(MEDIA_FOLDER, { recursive: true })
    await copyFile(from, `${to}.part`)
    await rename(`${to}.part`, to)
  }
}

/** For other servers. What they had under its names before goes. */
export async function storeMedia(media: Stored, before?: Stored): Promise<void> {
  const { objects } = storedFiles
  if (!objects) return
  const names = namesOf(media)
  for (const name of names) await store(objects, name)
  for (const name of namesOf(before ?? {})) if (!names.includes(name)) await drop(name)
}

export async function dropMedia(media: Stored): Promise<void> {
  if (storedFiles.objects) for (const name of namesOf(media)) await drop(name)
}

/** What lies on this machine and not in the bucket: of a shop that had none, or whose bucket was away. */
export async function storeOldMedia(payload: Payload): Promise<void> {
  const { objects } = storedFiles
  if (!objects) return
  const stored = new Set((await objects.list('media/')).map((name) => name.split('/')[1]))
  const lacking = (await readAllMedia(payload)).flatMap(namesOf).filter((name) => !stored.has(name))
  await runFewAtOnce(lacking, { atOnce: 2, work: (name) => store(objects, name) })
}

export async function isInBucket(name: string): Promise<boolean> {
  const { objects } = storedFiles
  return objects !== null && (await findLast(objects, name)) !== null
}

async function store(objects: ObjectStore, name: string): Promise<void> {
  const bytes = await readFile(join(MEDIA_FOLDER, name)).catch(() => null)
  if (!bytes) return
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const before = await objects.list(`media/${name}/`)
  if (before.toSorted().at(-1)?.includes(sha256)) return
  await objects.put(`media/${name}/${Date.now()}-${sha256}.bin`, bytes)
  for (const old of before) await objects.drop(old)
}

async function drop(name: string): Promise<void> {
  await storedFiles.dropFolder(`media/${name}`)
}

async function findLast(objects: ObjectStore, name: string): Promise<string | null> {
  return (await objects.list(`media/${name}/`)).toSorted().at(-1) ?? null
}

async function hashOf(path: string): Promise<string | null> {
  const bytes = await readFile(path).catch(() => null)
  return bytes && createHash('sha256').update(bytes).digest('hex')
}

function namesOf(media: Partial<Stored>): string[] {
  return filesOf(media).map(({ filename }) => filename)
}

/** As it was uploaded, and in each of its sizes. */
export function filesOf({ filename, filesize, sizes }: Partial<Stored>) {
  return [{ filename, filesize }, ...Object.values(sizes ?? {})].flatMap((one) =>
    one.filename ? [{ filename: one.filename, filesize: one.filesize ?? null }] : [],
  )
}
