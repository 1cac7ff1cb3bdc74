import type { HomeRow } from '../../catalogue/pages/page-views'
import type { Direction, Sample, StyleView } from '../../catalogue/typeface-view'
import type { LicenceType } from '../../licensing/licence-type'
import { rowsOf } from './compose-words'
import { relatedId } from './type-setting'

/** What blocks need to know of a published typeface: its own styles, and those of its children. */
export type BlockTypeface = {
  id: string
  name: string
  slug: string
  lang: string
  dir: Direction
  samples: Sample[]
  styles: BlockStyle[]
}

/** What the shop has for blocks to show, by the ids they name. */
export type BlockSources = {
  typefaces: ReadonlyMap<string, BlockTypeface>
  /** Every row of the catalogue, in its order. */
  rows: HomeRow[]
  licences: { types: LicenceType[] }
}

export const NO_SOURCES: BlockSources = { typefaces: new Map(), rows: [], licences: { types: [] } }

export type BlockStyle = StyleView & {
  previewUrl: string
  /** In em; null where no block sets letters of it, or the font has none. */
  xHeight?: number | null
  /** The characters its preview can show; none where no block shows them. */
  characters: string[]
}

/** What the blocks of a page ask the shop for. */
export type BlockNeeds = {
  /** Ids of the typefaces they are set in, or lead to. */
  typefaces: string[]
  /** Of these the characters too. */
  cases: string[]
  /** Those whose letters stand as figures, beside these. */
  lettered: string[]
  hasRows: boolean
  hasLicences: boolean
}

export function needsOf(blocks: unknown): BlockNeeds {
  const rows = rowsOf(blocks)
  const named = (kept: typeof rows) => [
    ...new Set(kept.flatMap(({ typeface }) => relatedId(typeface) ?? [])),
  ]
  const all = (kept: typeof rows) =>
    kept.flatMap(({ typefaces }) =>
      Array.isArray(typefaces) ? typefaces.flatMap((one) => relatedId(one) ?? []) : [],
    )
  const ofKind = (kind: string) => rows.filter(({ blockType }) => blockType === kind)
  const lettered = [...new Set(all(ofKind('letters')))]
  const single = named([...rows, ...rows.flatMap(({ buttons }) => rowsOf(buttons))])
  return {
    typefaces: single,
    cases: named(ofKind('glyphs')),
    lettered,
    hasRows: ofKind('typefaces').length > 0,
    hasLicences: ofKind('licences').length > 0,
  }
}
