import type { Payload } from 'payload'
import {
  changedPages,
  isOutdated,
  cacheTagOf,
  type PageVersions,
} from '@/domain/catalogue/pages/page-versions'
import { forgetFontList } from '../../catalogue/font-list/font-list'
import { loadKnownAddresses } from '../routes/load-known-routes'
import { shopStamp } from './shown-content-records'
import { readPageBook } from './read-page-versions'

type Look = { book: PageVersions; stamp: string }

declare global {
  // Pages, endpoints, the clockwork and the page cache are bundled apart and must share one book.
  var fountLook: Look | undefined
  var fountLastLook: Promise<unknown> | undefined
  var fountPageIsOutdated: ((page: { tags: string; madeAt: number }) => boolean) | undefined
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
    if (globalThis.fountLook?.stamp === (await shopStamp(payload))) return []
    return look(payload)
  })
}

/** What the page of this address carries with it, so that it is known when it shows something old. */
export async function pageMark(payload: Payload, address: string): Promise<string> {
  if (!globalThis.fountLook) await refreshChangedPages(payload)
  return cacheTagOf(globalThis.fountLook?.book ?? new Map(), address)
}

async function look(payload: Payload): Promise<string[]> {
  const before = globalThis.fountLook?.book
  // The stamp first: what changes while everything is read is looked at again.
  const stamp = await shopStamp(payload)
  const [book] = await Promise.all([readPageBook(payload, before), loadKnownAddresses(payload)])
  if (globalThis.fountLook?.stamp !== stamp) forgetFontList()
  globalThis.fountLook = { book, stamp }
  globalThis.fountPageIsOutdated = (page) => isOutdated(book, page)
  return before ? changedPages(before, book) : []
}

/** One look after another: an older one must never replace a newer. */
function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = globalThis.fountLastLook ?? Promise.resolve()
  const mine = before.then(work, work)
  globalThis.fountLastLook = mine.catch(() => undefined)
  return mine
}
