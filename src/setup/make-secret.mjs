import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the data folder and, once, the secret that signs sessions and links. Only its owner may read them. */
export function makeSecret({ dataDir, hasOwnSecret }) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'secret')
  if (hasOwnSecret || existsSync(path)) return

  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  renameSync(draft, path)
}
