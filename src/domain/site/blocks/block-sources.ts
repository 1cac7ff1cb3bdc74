import type { Direction, Sample, StyleView } from '../../catalogue/typeface-view'

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

export type BlockStyle = StyleView & { previewUrl: string }

/** What the shop has for blocks to show, by the ids they name. */
export type BlockSources = { typefaces: ReadonlyMap<string, BlockTypeface> }
