import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/env'

/** No job on a font takes nearly as long. */
const AN_HOUR_IN_MS = 3_600_000

/** Deletes the drafts of killed processes: those too old for any process to be still at work on them. */
export async function sweepDrafts(now = Date.now()): Promise<void> {
  const folder = join(env.dataDir, 'fonts', 'drafts')
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found || now - found.mtimeMs < AN_HOUR_IN_MS) continue
    await rm(path, { recursive: true, force: true })
  }
}
