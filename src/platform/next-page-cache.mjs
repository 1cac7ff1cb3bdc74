import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

const TAGS = 'x-next-cache-tags'

/**
 * The cache of pages that Next 16.4 has when it is given none. `cacheHandler` is public, and asks for a whole one: nothing
 * public lets a handler build on Next's. Node imports the whole module, a bundler its default export.
 */
export const NextPageCache = fileSystemCache.default ?? fileSystemCache

/** The tags that a page was rendered with, joined by commas; Next keeps them among its headers. null: it has none. */
export function tagsOfPage(page) {
  const tags = page?.headers?.[TAGS]
  return typeof tags === 'string' ? tags : null
}
