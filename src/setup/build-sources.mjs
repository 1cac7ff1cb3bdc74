import { join } from 'node:path'

/** What decides how the shop is built: everything that passes the bundler, and the lock file. */
export const BUILD_SOURCES = [
  'src',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'payload.config.ts',
  'tsconfig.json',
]

export const NOT_BUILT = [join('src', 'seed'), join('src', 'setup')]
