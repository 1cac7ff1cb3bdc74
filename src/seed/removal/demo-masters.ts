import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sha256Of } from '@/operations/fonts/font-store'

/** Where they lie, a folder for each typeface. */
export const MASTERS = resolve('src/seed/masters')

/** Hashes of the masters that come with the seed: a style that has another one is staff's. */
export async function readDemoMasters(): Promise<Set<string>> {
  const entries = await readdir(MASTERS, { recursive: true, withFileTypes: true })
  const fonts = entries.filter((entry) => entry.isFile() && /\.(otf|ttf)$/.test(entry.name))
  const hashes = await Promise.all(
    fonts.map(async ({ parentPath, name }) => sha256Of(await readFile(resolve(parentPath, name)))),
  )
  return new Set(hashes)
}
