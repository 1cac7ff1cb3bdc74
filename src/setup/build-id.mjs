import { BUILD_SOURCES, NOT_BUILT } from './build-sources.mjs'
import { hashFiles } from './hash-files.mjs'

/**
 * The name of a build, made from its sources and its lock file alone: wherever the same shop is built, it is called the
 * same. No `a` in it: blockers of advertisements refuse addresses with "ad" in them.
 */
export function makeBuildId(folder = '.') {
  const hash = hashFiles(BUILD_SOURCES, { folder, without: NOT_BUILT })
  return hash.slice(0, 16).replaceAll('a', 'g')
}
