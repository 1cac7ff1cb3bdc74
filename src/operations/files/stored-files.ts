import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { env } from '@/env'
import { runFewAtOnce, shareWork } from '../concurrency'
import { shopLogger } from '../shop-logger'
import { inShort, ObjectStore } from './object-store'

const HOUR_MS = 3_600_000

/**
 * What the shop keeps under the hash of its bytes, by its name: fonts/ab/{sha256}.otf, documents/{sha256}.pdf,
 * uploads/{upload}/{sha256}.font; proofs/{random}.pdf under a name of its own. The same bytes are stored once and never change. They lie in a folder; where objects are set
 * they lie there, and the folder holds what this machine used last.
 */
export class FileStore {
  constructor(
    readonly folder: string,
    readonly objects: ObjectStore | null = null,
  ) {}

  /** Where it lies on this machine, if it does. */
  localPath(name: string): string {
    return join(this.folder, name)
  }

  /** Where this machine reads it: fetched before, should it be lacking. */
  async path(name: string): Promise<string> {
    const path = this.localPath(name)
    const { objects } = this
    if (objects && !(await isThere(path)))
      await shareWork(`fetch ${path}`, () => fetchInto(objects, { name, path }))
    return path
  }

  async read(name: string): Promise<Buffer> {
    return readFile(await this.path(name))
  }

  async has(name: string): Promise<boolean> {
    const isHere = await access(this.localPath(name)).then(
      () => true,
      () => false,
    )
    return isHere || (this.objects?.has(name) ?? false)
  }

  /** Moves a finished draft there: it is stored whole or not at all. The object comes first, for another machine may be asked for it next. */
  async put(name: string, draft: string): Promise<void> {
    await this.objects?.put(name, await readFile(draft))
    const path = this.localPath(name)
    await mkdir(dirname(path), { recursive: true })
    await rename(draft, path)
  }

  /** Whole or not at all. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    const draft = this.localPath(`${name}.${randomUUID()}`)
    await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
    try {
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await this.put(name, draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  async drop(name: string): Promise<void> {
    await rm(this.localPath(name), { force: true })
    await this.objects?.drop(name)
  }

  /** Tries again where a file arrives meanwhile: a folder is not empty then when its turn comes. */
  async dropFolder(folder: string): Promise<void> {
    const patiently = { maxRetries: 10, retryDelay: 50 }
    await rm(this.localPath(folder), { recursive: true, force: true, ...patiently })
    for (const name of (await this.objects?.list(`${folder}/`)) ?? [])
      await this.objects?.drop(name)
  }

  /** The folders within a folder. */
  async listFolders(folder: string): Promise<string[]> {
    const here = await readdir(this.localPath(folder)).catch(() => [])
    const names = (await this.objects?.list(`${folder}/`)) ?? []
    return [...new Set([...here, ...names.map((name) => name.split('/')[1] ?? '')])]
  }

  /**
   * Brings fonts and documents of this machine into the bucket that it lacks: those of a shop that had none before. Of what is
   * there, those used longest ago go from this machine while all take more room than they may.
   */
  async tidy(mostBytes = env.files?.cacheInBytes ?? 0, now = Date.now()): Promise<void> {
    const { objects } = this
    if (!objects) return
    const stored = new Set(await objects.list(''))
    const here = await this.#listHere()
    await runFewAtOnce(
      here.filter(({ name }) => KEPT.test(name) && !stored.has(name)),
      { atOnce: 4, work: (file) => bringInto(objects, file) },
    )
    let total = here.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0)
    for (const file of here.toSorted((a, b) => a.usedAt - b.usedAt)) {
      const isUnfinished = file.name.endsWith('.part')
      if (now - file.usedAt < HOUR_MS) return // somebody may be reading it
      if (!isUnfinished && (total <= mostBytes || !stored.has(file.name))) continue
      await rm(file.path, { force: true })
      total -= file.sizeInBytes
    }
  }

  async #listHere(): Promise<LocalFile[]> {
    const folders = ['fonts', 'documents'].map((name) => this.localPath(name))
    const listed = await Promise.all(
      folders.map((folder) =>
        readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []),
      ),
    )
    const found = listed.flat().map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const facts = await stat(path).catch(() => null)
      const within = relative(this.folder, path).replaceAll('\\', '/')
      if (!facts?.isFile() || !(KEPT.test(within) || within.endsWith('.part'))) return []
      const usedAt = Math.max(facts.atimeMs, facts.mtimeMs)
      return [{ name: within, path, sizeInBytes: facts.size, usedAt }]
    })
    return (await Promise.all(found)).flat()
  }
}

export const storedFiles = new FileStore(env.dataDir, env.files && new ObjectStore(env.files))

type LocalFile = { name: string; path: string; sizeInBytes: number; usedAt: number }

/** Not those of uploads, which soon go. */
const KEPT = /^(fonts\/[0-9a-f]{2}|documents)\/[0-9a-f]{64}\.\w+$/

/** Noted as used; when it was made stays, by which a backup knows it. */
async function isThere(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  if (found && Date.now() - found.atimeMs > HOUR_MS)
    await utimes(path, new Date(), found.mtime).catch(() => {})
  return found !== null
}

type Wanted = { name: string; path: string }

async function fetchInto(objects: ObjectStore, { name, path }: Wanted): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await objects.fetch(name, draft)
    await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

async function bringInto(objects: ObjectStore, { name, path }: LocalFile): Promise<void> {
  try {
    await objects.put(name, await readFile(path))
  } catch (error) {
    shopLogger.error({ err: error, msg: `${inShort(name)} was not brought into the bucket` })
  }
}
