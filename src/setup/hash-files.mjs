import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One hash over the names and contents of files and folders; `extra` is anything else that matters. */
export function hashFiles(paths, { without = [], extra = null } = {}) {
  const hash = createHash('sha256').update(JSON.stringify(extra))
  for (const path of paths.flatMap((entry) => listFiles(entry, without))) {
    hash.update(`\0${path}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function listFiles(path, without) {
  if (without.includes(path) || !existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => listFiles(join(path, name), without))
}
