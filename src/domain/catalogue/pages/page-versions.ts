/** What a page of the cache shows now, and since when. */
type PageVersion = {
  contentHash: string
  /** When this content was first seen, in milliseconds; 0: in the first reading. */
  since: number
}

/** Every path of the page cache. */
export type PageVersions = ReadonlyMap<string, PageVersion>

/** The hash of a path that shows nothing (any more). */
const NO_CONTENT = 'nothing'

/** The versions after the catalogue was read again. A page with the same content keeps its version. */
export function updatePageVersions(
  before: PageVersions | undefined,
  { hashes, now }: { hashes: ReadonlyMap<string, string>; now: number },
): PageVersions {
  const since = before ? now : 0
  return new Map(
    [...hashes].map(([path, contentHash]) => {
      const version = before?.get(path)
      return [path, version?.contentHash === contentHash ? version : { contentHash, since }]
    }),
  )
}

/** The paths whose content differs. */
export function changedPages(before: PageVersions, after: PageVersions): string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => before.get(path)?.contentHash !== after.get(path)?.contentHash)
}

const CACHE_TAG = /(?:^|,)shows:([^,:]*):([^,:]+)/

/** The tag of a cached page: its path and the hash of the content it was rendered from. */
export function cacheTagOf(versions: PageVersions, path: string): string {
  return `shows:${path}:${versions.get(path)?.contentHash ?? NO_CONTENT}`
}

/**
 * Whether a cached page shows something else than its path should. A page that was rendered before the last change of its
 * path is outdated even when its hash is today's: the tag may have been set just before that change, the content read after.
 */
export function isOutdated(versions: PageVersions, page: { tags: string; madeAt: number }) {
  const [, path, contentHash] = CACHE_TAG.exec(page.tags) ?? []
  if (path === undefined) return false
  const version = versions.get(path)
  if (!version) return contentHash !== NO_CONTENT
  return contentHash !== version.contentHash || page.madeAt < version.since
}
