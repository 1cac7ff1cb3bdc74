import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npm } from './programs.mjs'
import { runStep } from './run-step.mjs'

const FOLDER = 'node_modules'
/** npm writes this file last, so an install that was interrupted has none. */
const INSTALLED = join(FOLDER, '.package-lock.json')

/**
 * Installs what the lock file says into an empty folder. Not by `npm ci`: that refuses a lock file without the
 * packages for other systems, which not every registry keeps.
 */
export async function installPackages() {
  if (packagesAreInstalled()) return
  emptyFolder()
  const words = ['--no-save', '--include=dev', '--no-audit', '--no-fund']
  await runStep('Installing packages', npm('install', ...words))
}

/** True when every package of the lock file lies in node_modules in that version. */
export function packagesAreInstalled(lockFile = 'package-lock.json', installed = INSTALLED) {
  if (!existsSync(installed)) return false
  const found = readPackages(installed)
  return Object.entries(readPackages(lockFile)).every(
    ([path, wanted]) =>
      path === '' || isOptional(wanted) || found[path]?.version === wanted.version,
  )
}

/** The folder itself stays: it may be a volume. The list goes first, so that what is left is not taken for complete. */
function emptyFolder() {
  rmSync(INSTALLED, { force: true })
  if (!existsSync(FOLDER)) return
  for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name), { recursive: true })
}

/** Packages for other systems are left out on this one. */
function isOptional({ optional, devOptional, peer, link }) {
  return Boolean(optional || devOptional || peer || link)
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}
