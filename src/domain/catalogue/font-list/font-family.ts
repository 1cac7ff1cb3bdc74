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
}

export type FontFamilyEntry = {
  id: string
  name: string
  slug: string
  files: FontFileEntry[]
  children: { id: string; name: string; slug: string; files: FontFileEntry[] }[]
}
