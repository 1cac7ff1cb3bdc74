import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { SiteFrame } from '@/domain/site/frame/site-frame'
import { hashPages } from '@/domain/catalogue/pages/hash-pages'
import {
  changedPages,
  isOutdated,
  type PageVersions,
  updatePageVersions,
} from '@/domain/catalogue/pages/page-versions'
import { shared } from '@/platform/shared'
import { BoundedCache } from '../../bounded-cache'
import { clearFontList } from '../../catalogue/list-fonts'
import { loadKnownRoutes } from '../routes/route-lookup'
import { readShopVersion } from '../../records/catalogue-versions'
import { readPageContents } from './read-page-contents'

export type CatalogueSnapshot = { pages: PageVersions; shopVersion: string; frame: SiteFrame }

declare global {
  // Pages, endpoints, the scheduler and the page cache are bundled apart and must share one snapshot.
  var fountCatalogueSnapshot: CatalogueSnapshot | undefined
  var fountSnapshotQueue: Promise<unknown> | undefined
  var fountIsPageOutdated: ((page: { tags: string; madeAt: number }) => boolean) | undefined
}

/**
 * Outdates every cached page that no longer shows what the public should see, and no other, and returns their paths: each is
 * rendered again at its next visit. For use after a change, also where it is not known which pages show what was changed.
 */
export function refreshPages(payload: Payload): Promise<string[]> {
  return oneAtATime(() => updateSnapshot(payload))
}

/** The same, but only if something has changed since the last snapshot, here or in another process: else one small query. */
export function refreshChangedPages(payload: Payload): Promise<string[]> {
  return oneAtATime(async () => {
    const known = globalThis.fountCatalogueSnapshot?.shopVersion
    return known === (await readShopVersion(payload)) ? [] : updateSnapshot(payload)
  })
}

/** What is known now; the database is read only where nothing is known yet. */
export async function catalogueSnapshot(payload: Payload): Promise<CatalogueSnapshot> {
  if (!globalThis.fountCatalogueSnapshot) await refreshPages(payload)
  return globalThis.fountCatalogueSnapshot as CatalogueSnapshot
}

async function updateSnapshot(payload: Payload): Promise<string[]> {
  const before = globalThis.fountCatalogueSnapshot
  // The version is read first: a change that comes while the contents are read leads to another snapshot.
  const shopVersion = await readShopVersion(payload)
  const [contents] = await Promise.all([readPageContents(payload), loadKnownRoutes(payload)])
  const hashes = hashPages(contents, hashValue)
  const pages = updatePageVersions(before?.pages, { hashes, now: Date.now() })
  if (before?.shopVersion !== shopVersion) clearFontList()
  globalThis.fountCatalogueSnapshot = { pages, shopVersion, frame: contents.frame }
  globalThis.fountIsPageOutdated = (page) => isOutdated(pages, page)
  return before ? changedPages(before.pages, pages) : []
}

/** No page shows when a row was saved. */
const NOT_SHOWN = new Set(['createdAt', 'updatedAt'])

function hashValue(value: unknown): string {
  const text = JSON.stringify(value, (key, part: unknown) =>
    NOT_SHOWN.has(key) ? undefined : part,
  )
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** An older snapshot must never replace a newer one. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const previous = globalThis.fountSnapshotQueue ?? Promise.resolve()
  const current = previous.then(work, work)
  globalThis.fountSnapshotQueue = current.catch(() => undefined)
  return current
}

const MOST_KEPT = 200

const kept = shared('values kept', () => new WeakMap<CatalogueSnapshot, BoundedCache<unknown>>())

/**
 * A value made of what the shop shows, kept for as long as that is the same: no request reads the catalogue again. It is made
 * after the snapshot it is kept with, so it shows nothing older; what is published later leads to another snapshot, at once in
 * this process, within seconds in another.
 */
export async function keepUntilChange<Made>(
  payload: Payload,
  key: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const snapshot = await catalogueSnapshot(payload)
  const values = kept.get(snapshot) ?? new BoundedCache(MOST_KEPT)
  kept.set(snapshot, values)
  return values.get(key, make) as Promise<Made> // each key has one maker
}
