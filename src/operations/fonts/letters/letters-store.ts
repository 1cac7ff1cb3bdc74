import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/env'
import { shareWork } from '../../concurrency'

/** What is made of masters because somebody looks at it, and can be made again: pages of letters, names of characters, packs of names, cards. */
const folder = () => join(env.dataDir, 'fonts', 'letters')

/** About 20 MB. Then the half that was made first goes. */
const MOST_FILES = 3000

/**
 * The bytes of a key, made by `make` at the path it is given unless they are there already. Whoever of the same line asks while
 * they are made waits for the same.
 */
export function readOrMake(
  key: string,
  make: (path: string) => Promise<unknown>,
  { line = '' } = {},
): Promise<Buffer> {
  const path = join(folder(), createHash('sha256').update(key).digest('hex').slice(0, 40))
  return shareWork(path + line, () => readOrMakeAt(path, make))
}

async function readOrMakeAt(path: string, make: (path: string) => Promise<unknown>) {
  const known = await readFile(path).catch(() => null)
  if (known) return known
  await mkdir(folder(), { recursive: true })
  await makeRoom()
  await make(path)
  return readFile(path)
}

async function makeRoom(): Promise<void> {
  const names = await readdir(folder())
  if (names.length < MOST_FILES) return
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder(), name)
      const madeAt = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      )
      return { path, madeAt }
    }),
  )
  const oldest = files.toSorted((a, b) => a.madeAt - b.madeAt).slice(0, MOST_FILES / 2)
  await Promise.all(oldest.map(({ path }) => rm(path, { force: true })))
}

export function writeJson(path: string, value: unknown): Promise<void> {
  return writeWhole(path, JSON.stringify(value))
}

/** Whole or not at all: another process may read meanwhile. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    // On the disk before it has its name: after a power cut an empty file would be taken for the whole.
    await writeFile(unfinished, content, { flush: true })
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}
