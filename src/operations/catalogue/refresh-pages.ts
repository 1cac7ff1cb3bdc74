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

let areOldPagesForgotten = false

/**
 * Next keeps in memory alone which pages are out of date, so a server that starts cannot know what was published after its
 * pages were built. Called by the first request it answers.
 */
export function forgetPagesOfOldServer(): void {
  if (areOldPagesForgotten) return
  areOldPagesForgotten = true
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
