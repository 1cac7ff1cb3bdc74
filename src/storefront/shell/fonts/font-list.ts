import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-family'
import { orderForBrowser } from '@/domain/catalogue/file-order'

export type FontState = {
  all: FontFamilyEntry[]
  /** Why the list is missing. */
  failed: string | null
  /** Keyed by id. */
  fontfiles: Record<string, FontFileEntry>
}

export const NO_FONTS: FontState = { all: [], failed: null, fontfiles: {} }

/** A parent takes its children's files; each family's files stand in the browser's order. */
export function fontStateOf(
  families: readonly FontFamilyEntry[],
  browser: { reversed: boolean },
): FontState {
  const all = families.map((family) => ({
    ...family,
    files: orderForBrowser(
      uniqueFiles([...family.files, ...family.children.flatMap((child) => child.files)]),
      browser,
    ),
  }))
  const files = all.flatMap((family) => family.files)
  return { all, failed: null, fontfiles: Object.fromEntries(files.map((file) => [file.id, file])) }
}

/** What becomes a browser font: previews, the menu's at once, the others later. */
export function previewsOf({ fontfiles }: FontState): {
  menu: FontFileEntry[]
  others: FontFileEntry[]
} {
  const previews = Object.values(fontfiles).filter((file) => file.format.name === 'PVW')
  return {
    menu: previews.filter((file) => file.is_menu_preview),
    others: previews.filter((file) => !file.is_menu_preview),
  }
}

/** Safari and Chrome take the last of several fonts first. The engine decides: Firefox on iOS is Safari within. */
export function isReversed(userAgent: string): boolean {
  return /Safari|Chrome/.test(userAgent)
}

function uniqueFiles(files: FontFileEntry[]): FontFileEntry[] {
  return [...new Map(files.map((file) => [file.id, file])).values()]
}
