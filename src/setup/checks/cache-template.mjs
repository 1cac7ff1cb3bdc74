import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashFiles } from '../build/hash-files.mjs'

/** What decides the seeded data; the pages do not. */
export const SEED_SOURCES = [
  'src/collections',
  'src/domain',
  'src/fonts',
  'src/migrations',
  'src/operations',
  'src/seed',
  'package-lock.json',
  'payload.config.ts',
]

/**
 * A folder that is slow to make and the same for the same sources, for tests to copy: it stays between runs and is made
 * anew when its sources have changed. `make` fills the folder it is given; a run that was cut short leaves no template.
 * @param {{ folder: string, sources: string[], make: (folder: string) => Promise<void> }} template
 */
export async function cacheTemplate({ folder, sources, make }) {
  const madeFrom = `${folder}-made-from`
  const wanted = hashFiles(sources)
  if (existsSync(folder) && existsSync(madeFrom) && readFileSync(madeFrom, 'utf8') === wanted)
    return

  const draft = `${folder}-draft-${process.pid}`
  mkdirSync(dirname(folder), { recursive: true })
  try {
    await make(draft)
    for (const old of [madeFrom, folder]) rmSync(old, { recursive: true, force: true })
    renameSync(draft, folder)
    writeFileSync(madeFrom, wanted)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
