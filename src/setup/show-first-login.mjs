import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The seed leaves the login it made in a file; it is shown once and then gone. */
export function showFirstLogin({ dataDir }) {
  showLogin(join(dataDir, 'first-staff-login.txt'), 'The first staff login')
}

/** The same of a login that was opened again on the server. */
export function showOpenedLogin({ dataDir }) {
  showLogin(join(dataDir, 'opened-login.txt'), 'An owner’s login')
}

function showLogin(path, title) {
  if (!existsSync(path)) return
  console.log(`\n${title}, shown this once:`)
  console.log(readFileSync(path, 'utf8').trimEnd().replace(/^/gm, '  '))
  rmSync(path)
}
