import { NextPageCache, tagsOfPage } from './platform/next-page-cache.mjs'

/** When the rendering of each missing page began. Next creates a cache for every request: this map outlives them. */
const renderingSince = new Map()

/**
 * Next's own page cache, with one difference: an outdated page counts as missing, so the visit that requested it renders it
 * again. `operations/site/page-cache/refresh-pages.ts` decides which pages are outdated; before its first run none is.
 */
export default class PageCache {
  constructor(options) {
    this.files = new NextPageCache(options)
  }

  async get(key, context) {
    const page = await this.files.get(key, context)
    if (page && !isOutdated(page.value, page.lastModified)) return page
    if (!renderingSince.has(key)) renderingSince.set(key, Date.now())
    return null
  }

  /** A page whose content changed while it was rendered is shown to the visitor who waited for it, and not cached. */
  async set(key, page, context) {
    const madeAt = renderingSince.get(key) ?? Date.now()
    renderingSince.delete(key)
    if (!isOutdated(page, madeAt)) await this.files.set(key, page, context)
  }

  revalidateTag(tags, durations) {
    return this.files.revalidateTag(tags, durations)
  }

  resetRequestCache() {
    this.files.resetRequestCache()
  }
}

function isOutdated(page, madeAt) {
  const tags = tagsOfPage(page)
  return tags !== null && globalThis.fountIsPageOutdated?.({ tags, madeAt }) === true
}
