import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/env'
import { isNearlyFull } from '../disk-room'

export const ARCHIVES = join(env.dataDir, 'archives')

const HOUR_MS = 3_600_000
const UNUSED_AFTER_MS = 7 * 24 * HOUR_MS

export type StoredArchive = { sizeInBytes: number; builtAt: Date }

/** An archive that is there, noted as used. When it was built stays, to the second: the ETag of a download that goes on is made of it. */
export async function findArchive(path: string): Promise<StoredArchive | null> {
  try {
    const { size, mtimeMs } = await stat(path)
    const builtAt = new Date(Math.trunc(mtimeMs / 1000) * 1000)
    await utimes(path, new Date(), builtAt)
    return { sizeInBytes: size, builtAt }
  } catch {
    return null
  }
}

/** Removes archives that nobody fetched for a week, sooner where the disk is nearly full: the next download builds its own again. */
export async function sweepArchives(now = Date.now()): Promise<void> {
  const unusedAfter = (await isNearlyFull()) ? HOUR_MS : UNUSED_AFTER_MS
  const names = await readdir(ARCHIVES).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.zip'))) {
    const path = join(ARCHIVES, name)
    const found = await stat(path).catch(() => null)
    if (!found || now - Math.max(found.atimeMs, found.mtimeMs) <= unusedAfter) continue
    await rm(path, { force: true })
  }
}
