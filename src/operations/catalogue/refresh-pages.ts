import { revalidatePath } from 'next/cache'
import type { Payload } from 'payload'
import { forgetFontList } from './font-list'
import { loadKnownAddresses } from './known-addresses'

export type ChangedPages = {
  /** Slugs of typefaces, or all of them. */
  typefaces?: string[] | 'all'
  pages?: string[]
}

const OF_EVERY_TYPEFACE = ['/', '/explore', '/explore_old', '/shop']

/** Makes the pages that show what changed anew, at once, and with them what the shop keeps ready in memory. */
export async function refreshPages(payload: Payload, changed: ChangedPages): Promise<void> {
  forgetFontList()
  await loadKnownAddresses(payload)
  for (const path of pathsOf(changed)) revalidate(path)
}

function pathsOf({ typefaces, pages }: ChangedPages): string[] {
  const paths = (pages ?? []).map((slug) => `/${slug}`)
  if (!typefaces) return paths
  if (typefaces === 'all') return [...paths, ...OF_EVERY_TYPEFACE, EVERY_TYPEFACE, EVERY_TESTER]
  return [
    ...paths,
    ...OF_EVERY_TYPEFACE,
    ...typefaces.flatMap((slug) => [`/typeface/${slug}`, `/explore/${slug}`]),
  ]
}

const EVERY_TYPEFACE = '/typeface/[slug]'
const EVERY_TESTER = '/explore/[slug]'

/** Outside a running shop (the seed, a test) there is no page cache to refresh, and Next says so by throwing. */
function revalidate(path: string): void {
  try {
    if (path.includes('[')) revalidatePath(path, 'page')
    else revalidatePath(path)
  } catch {
    return
  }
}
