import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One hash over the names and contents of files and folders; `extra` is anything else that matters. */
export function hashFiles(paths, { folder = '.', without = [], extra = null } = {}) {
  const hash = createHash('sha256').update(JSON.stringify(extra))
  for (const path of paths.flatMap((entry) => listFiles(folder, entry, without))) {
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)))
  }
  return hash.digest('hex')
}

function listFiles(folder, path, without) {
  const place = join(folder, path)
  if (without.includes(path) || !existsSync(place)) return []
  if (statSync(place).isFile()) return [path]
  return readdirSync(place)
    .toSorted()
    .flatMap((name) => listFiles(folder, join(path, name), without))
}
