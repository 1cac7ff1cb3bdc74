import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { DiskIsNearlyFull } from '@/domain/request-error'
import { env } from '@/env'

type Disk = { folder: string; leastFreeInBytes: number }

const DISK: Disk = { folder: env.dataDir, leastFreeInBytes: env.leastFreeInBytes }

/** Uploads stop while there is still room for orders, their mails and their archives. */
export async function assertRoomForUploads(place: Disk = DISK): Promise<void> {
  if (await isNearlyFull(place)) throw new DiskIsNearlyFull()
}

export async function isNearlyFull({ folder, leastFreeInBytes }: Disk = DISK): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < leastFreeInBytes
}

/** No job on a font, and no archive, takes nearly as long. */
const AN_HOUR_IN_MS = 3_600_000

type DraftFolder = { folder: string; isDraft: (name: string) => boolean }

const PLACES: DraftFolder[] = [
  { folder: join('fonts', 'drafts'), isDraft: () => true },
  { folder: 'archives', isDraft: (name) => name.endsWith('.draft') },
  { folder: 'incoming', isDraft: () => true },
  { folder: 'mail', isDraft: (name) => name.endsWith('.draft') },
]

/** Deletes the drafts of killed processes: those too old for any process to be still at work on them. */
export async function sweepDrafts(now = Date.now()): Promise<void> {
  for (const place of PLACES) await sweep(place, now)
}

async function sweep({ folder, isDraft }: DraftFolder, now: number): Promise<void> {
  const names = await readdir(join(env.dataDir, folder)).catch(() => [])
  for (const name of names.filter(isDraft)) {
    const path = join(env.dataDir, folder, name)
    const found = await stat(path).catch(() => null)
    if (!found || now - found.mtimeMs < AN_HOUR_IN_MS) continue
    await rm(path, { recursive: true, force: true })
  }
}
