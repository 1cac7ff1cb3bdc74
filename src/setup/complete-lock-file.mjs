import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const LOCK_FILE = 'package-lock.json'
const SYSTEM = /-(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-(\w+))?$/
const LIBC = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

/**
 * Gives every optional package its entry in the lock file. npm leaves out those that its registry does not keep, mostly
 * binaries for other systems, and `npm ci` then refuses the file on every system. Their hash stays away, as npm allows.
 */
export function completeLockFile(lock) {
  const added = findMissing(lock).map(({ name, version, isDev }) => [
    `node_modules/${name}`,
    { version, ...systemOf(name), ...(isDev ? { dev: true } : {}), optional: true },
  ])
  const packages = [...Object.entries(lock.packages), ...added]
  const sorted = packages.toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/** The optional dependencies without an entry: `npm ci` counts exactly these as missing. */
export function findMissing({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !canResolve(packages, path, name))
      .map(([name, version]) => ({ name, version, isDev: dev })),
  )
}

/** As Node looks for it: beside the package, then beside each that holds it. */
function canResolve(packages, path, name) {
  const parts = path === '' ? [] : path.split(/(?:^|\/)node_modules\//).slice(1)
  return [...parts, ''].some((_, depth) => {
    const holders = parts.slice(0, parts.length - depth).map((part) => `node_modules/${part}/`)
    return `${holders.join('')}node_modules/${name}` in packages
  })
}

/** From the end of the name, as NAPI-RS writes it: `darwin-arm64`, `linux-arm64-musl`, `win32-x64-msvc`, `wasm32-wasi`. */
function systemOf(name) {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] }
  const [, os, cpu, abi] = SYSTEM.exec(name) ?? []
  if (!os) return {}
  return { cpu: [cpu], ...(LIBC[abi] ? { libc: [LIBC[abi]] } : {}), os: [os] }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'))
  console.log(`Entries without a hash: ${findMissing(lock).length} more.`)
  writeFileSync(LOCK_FILE, `${JSON.stringify(completeLockFile(lock), null, 2)}\n`)
}
