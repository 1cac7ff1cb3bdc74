import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrillFolder } from '../shop/drill-folder'

/** Drafts may belong to somebody who is still at work on them, but not for longer than an hour. */
const TWO_HOURS_MS = 2 * 3_600_000

/** While the shop is stopped: what it finds then at its start belongs to nobody. */
export async function ageDrafts({ dataDir }: DrillFolder): Promise<void> {
  const before = new Date(Date.now() - TWO_HOURS_MS)
  for (const path of await listDrafts(dataDir)) await utimes(path, before, before)
}

/** What killed processes left in temporary places and is still there after hours and a restart. */
export async function findLeftBehind({ dataDir, tempDir }: DrillFolder): Promise<string[]> {
  const left = [...(await listDrafts(dataDir)), ...(await readdir(tempDir))]
  return left.map((path) => `${path} was left behind.`)
}

async function listDrafts(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true })
  return names
    .filter((name) => /draft/.test(name) && name !== 'fonts/drafts')
    .map((name) => join(dataDir, name))
}
