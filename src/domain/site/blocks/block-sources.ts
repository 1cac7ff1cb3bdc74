import type { HomeRow } from '../../catalogue/pages/page-views'
import type { Direction, Sample, StyleView } from '../../catalogue/typeface-view'
import type { LicenceType } from '../../licensing/licence-type'

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
