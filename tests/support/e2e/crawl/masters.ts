import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sha256Of } from '../../shop/read-archive'

const FOLDER = 'src/seed/masters'

export type Master = { path: string; fileName: string; sha256: string; bytes: Buffer }

/** Every master of the demo foundry, as it lies in the repository. */
export function readMasters(): Master[] {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.(otf|ttf)$/.test(name)).map(readMaster)
}

export function readMaster(name: string): Master {
  const path = join(FOLDER, name)
  const bytes = readFileSync(path)
  return { path, fileName: basename(path), sha256: sha256Of(bytes), bytes }
}
