import type { Slope } from '@/domain/catalogue/typeface-view'

/** What `/api/styles/{id}/master` answers, to a look as to an upload. */
export type MasterAnswer = {
  sha256: string | null
  updated_at: string
  facts: MasterFacts | null
  suggestions: StyleSuggestions | null
  files: MasterFile[]
}

export type MasterFile = {
  format: string
  filename: string
  size_in_bytes: number
  is_master: boolean
  is_menu_preview: boolean
}

export type MasterFacts = {
  family: string
  style: string
  weight: number
  width: number
  slope: Slope
  axes: { tag: string; name: string; min: number; max: number }[]
  instances: string[]
  scripts: string[]
  glyph_count: number
  character_count: number
  language_count: number
  version: string | null
  embedding: 'installable' | 'editable' | 'preview_and_print' | 'restricted'
  format: 'OTF' | 'TTF'
}

/** Values for the style's own fields, as the file has them. */
export type StyleSuggestions = {
  name: string
  typ: 'static' | 'variable'
  weight: number
  width: number
  slope: Slope
}
