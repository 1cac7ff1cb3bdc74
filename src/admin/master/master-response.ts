import type { FoundInFile } from '@/domain/catalogue/upload/upload-answer'

/** The body of `/api/styles/{id}/master`, of GET and POST alike. */
export type MasterResponse = {
  sha256: string | null
  updated_at: string
  facts: MasterFacts | null
  suggestions: StyleSuggestions | null
  /** The current release of the typeface; null before its first master. */
  release: {
    id: string
    version: string
    has_notes: boolean
    is_first: boolean
    reflow: string | null
  } | null
  files: MasterFile[]
}

/** The body of `/api/styles/{id}/master/compare`, which stores nothing of the file. */
export type MasterComparison = {
  kind: 'first' | 'same' | 'changed'
  /** A warning in words; null: no set text reflows. */
  reflow: string | null
  added: number
}

export type MasterFile = {
  format: string
  filename: string
  size_in_bytes: number
  is_master: boolean
  is_menu_preview: boolean
}

export type MasterFacts = Omit<FoundInFile, 'typ'>

/** Values for the style's own fields, as the file has them. */
export type StyleSuggestions = Pick<FoundInFile, 'typ' | 'weight' | 'width' | 'slope'> & {
  name: string
}
