import { existsSync, readFileSync } from 'node:fs'
import { npm } from './programs.mjs'
import { runStep } from './run-step.mjs'

/** npm writes this file last, so an install that was interrupted has none. */
const INSTALLED = 'node_modules/.package-lock.json'

export async function installPackages() {
  if (packagesAreInstalled()) return
  await runStep('Installing packages', npm('ci', '--include=dev', '--no-audit', '--no-fund'))
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

/** Packages for other systems are left out on this one. */
function isOptional({ optional, devOptional, peer, link }) {
  return Boolean(optional || devOptional || peer || link)
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}
