import { revalidatePath } from 'next/cache'
import type { Payload } from 'payload'
import { forgetFontList } from './font-list'
import { loadKnownAddresses } from './known-addresses'

/**
 * Makes every cached page anew at its next visit, and with them what the shop keeps ready in memory. Almost everything
 * staff change shows on almost every page: a typeface on the lists, its neighbour and its parent, a page in every foot.
 */
export async function refreshPages(payload: Payload): Promise<void> {
  forgetFontList()
  await loadKnownAddresses(payload)
  forgetPages()
}

/** The same for work that no request waits for: Next forgets pages on behalf of a request only, so the next one does it. */
export async function refreshPagesLater(payload: Payload): Promise<void> {
  forgetFontList()
  await loadKnownAddresses(payload)
  globalThis.fountPagesAreOld = true
}

declare global {
  // Pages, endpoints and the clockwork are bundled apart. Unset: nobody has looked since this server started.
  var fountPagesAreOld: boolean | undefined
}

/**
 * Called by requests that come with every visit. Next keeps in memory alone which pages are out of date, so a server that
 * starts cannot know what was published after its pages were built: its first request forgets them all.
 */
export function forgetOldPages(): void {
  if (globalThis.fountPagesAreOld === false) return
  globalThis.fountPagesAreOld = false
  forgetPages()
}

/** Outside a running shop (the seed, a test) there is no page cache to refresh, and Next says so by throwing. */
function forgetPages(): void {
  try {
    revalidatePath('/', 'layout')
  } catch {
    return
  }
}
