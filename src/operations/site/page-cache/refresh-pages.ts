import type { Payload } from 'payload'
import {
  changedPages,
  isOutdated,
  cacheTagOf,
  type PageVersions,
} from '@/domain/catalogue/pages/page-versions'
import { clearFontList } from '../../catalogue/font-list/font-list'
import { loadKnownRoutes } from '../routes/load-known-routes'
import { readShopVersion } from './shown-content-records'
import { readPageVersions } from './read-page-versions'

type Look = { book: PageVersions; stamp: string }

declare global {
  // Pages, endpoints, the clockwork and the page cache are bundled apart and must share one book.
  var fountCatalogueSnapshot: Look | undefined
  var fountSnapshotQueue: Promise<unknown> | undefined
  var fountIsPageStale: ((page: { tags: string; madeAt: number }) => boolean) | undefined
}

/**
 * Makes anew, at its next visit, every cached page that no longer shows what the public should see, and no other; answers
 * their addresses. For after a change: also where it is not known what the change shows on.
 */
export function refreshPages(payload: Payload): Promise<string[]> {
  return inLine(() => look(payload))
}

/** The same where something was changed since the last look, here or in another process; one small question else. */
export function refreshChangedPages(payload: Payload): Promise<string[]> {
  return inLine(async () => {
    if (globalThis.fountCatalogueSnapshot?.stamp === (await readShopVersion(payload))) return []
    return look(payload)
  })
}

/** What the page of this address carries with it, so that it is known when it shows something old. */
export async function pageCacheTag(payload: Payload, address: string): Promise<string> {
  if (!globalThis.fountCatalogueSnapshot) await refreshChangedPages(payload)
  return cacheTagOf(globalThis.fountCatalogueSnapshot?.book ?? new Map(), address)
}

async function look(payload: Payload): Promise<string[]> {
  const before = globalThis.fountCatalogueSnapshot?.book
  // The stamp first: what changes while everything is read is looked at again.
  const stamp = await readShopVersion(payload)
  const [book] = await Promise.all([readPageVersions(payload, before), loadKnownRoutes(payload)])
  if (globalThis.fountCatalogueSnapshot?.stamp !== stamp) clearFontList()
  globalThis.fountCatalogueSnapshot = { book, stamp }
  globalThis.fountIsPageStale = (page) => isOutdated(book, page)
  return before ? changedPages(before, book) : []
}

/** One look after another: an older one must never replace a newer. */
function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = globalThis.fountSnapshotQueue ?? Promise.resolve()
  const mine = before.then(work, work)
  globalThis.fountSnapshotQueue = mine.catch(() => undefined)
  return mine
}
