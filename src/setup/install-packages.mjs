import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from './processes/run-step.mjs'
import { npm } from './programs.mjs'

const FOLDER = 'node_modules'
/** npm writes this file last, so an install that was interrupted has none. */
const INSTALLED = join(FOLDER, '.package-lock.json')

/** Beside the tools of the tests, 100 MB of types of an editor, which only its own developers need. */
const SERVING_ALONE = ['--omit=dev', '--omit=peer']
const QUIETLY = ['--no-audit', '--no-fund']

/** Installs exactly what the lock file says: what building and serving need, and for the tests the rest. */
export async function installPackages({ withTests = false } = {}) {
  if (packagesAreInstalled({ withTests })) return
  if (withTests && packagesAreInstalled()) {
    const command = npm('install', '--no-save', '--include=dev', ...QUIETLY)
    return runStep('Installing the packages of the tests', command)
  }
  emptyFolder()
  const kinds = withTests ? ['--include=dev'] : SERVING_ALONE
  await runStep('Installing packages', npm('ci', ...kinds, ...QUIETLY))
}

/** True when every package of the lock file, or every one that is not for the tests alone, lies in node_modules in that version. */
export function packagesAreInstalled({
  withTests = false,
  lockFile = 'package-lock.json',
  installed = INSTALLED,
} = {}) {
  if (!existsSync(installed)) return false
  const found = readPackages(installed)
  return Object.entries(readPackages(lockFile))
    .filter(([path, { dev }]) => path !== '' && (withTests || !dev))
    .every(([path, wanted]) => isOptional(wanted) || found[path]?.version === wanted.version)
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
