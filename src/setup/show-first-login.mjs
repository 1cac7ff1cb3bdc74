import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The seed leaves the login it made in this file; it is shown once and then gone. */
export function showFirstLogin({ dataDir }) {
  const path = join(dataDir, 'first-staff-login.txt')
  if (!existsSync(path)) return
  console.log('\nThe first staff login, shown this once:')
  console.log(readFileSync(path, 'utf8').trimEnd().replace(/^/gm, '  '))
  rmSync(path)
}
