import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/env'

/** No work on a font takes nearly as long. */
const AN_HOUR_IN_MS = 3_600_000

/** Drafts outlive only a process that was killed over them; once they are old enough that nobody works on them, they go. */
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
