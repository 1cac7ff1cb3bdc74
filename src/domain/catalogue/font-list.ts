import { compareCuts, compareText } from './styles/order-styles'

/** The bodies of GET /api/fonts. */

export type FontFormat = 'OTF' | 'TTF' | 'WOFF2' | 'WOFF' | 'PVW' | 'TRIAL'

export type FontFileEntry = {
  id: string
  /** Root-relative URL of the file. */
  file: string
  /** The browser font's name: "{typeface} {style} Preview". */
  name: string
  format: { name: 'PVW' | 'WOFF' }
  is_menu_preview: boolean
  typeface: { name: string; parent: { id: string } | null }
  /** weight: the real weight rounded to even, plus 1 for an italic. */
  style: { name: string; typ: 'static' | 'variable'; weight: number }
  /** Of a guarded preview: the id of its style, by which further letters are asked for. */
  guarded?: string
}

export type FontFamilyEntry = {
  id: string
  name: string
  slug: string
  files: FontFileEntry[]
  children: { id: string; name: string; slug: string; files: FontFileEntry[] }[]
}

type OrderedFile = Pick<FontFileEntry, 'name' | 'style'>

function compareFontFiles(a: OrderedFile, b: OrderedFile): number {
  return compareCuts(a.style, b.style) || compareText(a.name, b.name)
}

/** Safari and Chrome (`reversed`) get the list from its end, so that the first file wins there. */
export function orderForBrowser<File extends OrderedFile>(
  files: readonly File[],
  { reversed }: { reversed: boolean },
): File[] {
  const sorted = files.toSorted(compareFontFiles)
  return reversed ? sorted.toReversed() : sorted
}
