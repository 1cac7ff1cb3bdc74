import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

const TAGS = 'x-next-cache-tags'

/** When a page that was not found began to be made. Next opens a cache for every request: this outlives them. */
const begun = new Map()

/**
 * Next's own page cache, but for one thing: a page that shows something old is not found, and so is made anew by the visit
 * that asked for it. Which those are, `operations/site/page-cache/refresh-pages.ts` says; until it has spoken, every page is good.
 */
export default class PageCache {
  constructor(options) {
    // Node hands out the whole module, a bundler what it calls its default.
    const FileSystemCache = fileSystemCache.default ?? fileSystemCache
    this.kept = new FileSystemCache(options)
  }

  async get(key, context) {
    const page = await this.kept.get(key, context)
    if (page && !isOutdated(page.value, page.lastModified)) return page
    if (!begun.has(key)) begun.set(key, Date.now())
    return null
  }

  /** A page that was changed while it was made is shown to whoever waited for it, and not kept. */
  async set(key, page, context) {
    const madeAt = begun.get(key) ?? Date.now()
    begun.delete(key)
    if (!isOutdated(page, madeAt)) await this.kept.set(key, page, context)
  }

  revalidateTag(tags, durations) {
    return this.kept.revalidateTag(tags, durations)
  }

  resetRequestCache() {
    this.kept.resetRequestCache()
  }
}

function isOutdated(page, madeAt) {
  const tags = page?.headers?.[TAGS]
  return typeof tags === 'string' && globalThis.fountIsPageStale?.({ tags, madeAt }) === true
}
