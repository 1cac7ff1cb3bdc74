import { join } from 'node:path'
import { hashFiles } from './hash-files.mjs'

/** What decides how the shop is built: everything that passes the bundler, and the lock file. */
export const BUILD_SOURCES = [
  'src',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'payload.config.ts',
  'tsconfig.json',
]

/** Of the setup, `settings/` and `database/hold-database.mjs` are part of the server. */
export const NOT_BUILT = [
  'seed',
  'setup/build',
  'setup/checks',
  'setup/container',
  'setup/processes',
].map((folder) => join('src', folder))

/**
 * The name of a build, made from its sources and its lock file alone: wherever the same shop is built, it is called the
 * same. No `a` in it: blockers of advertisements refuse addresses with "ad" in them.
 */
export function makeBuildId(folder = '.') {
  const hash = hashFiles(BUILD_SOURCES, { folder, without: NOT_BUILT })
  return hash.slice(0, 16).replaceAll('a', 'g')
}
