import type { Feature } from '../typeface-view'

/** Both ends belong to the range. */
export type CodeRange = readonly [first: number, last: number]

/** Heights of a style in units of its em square, from the baseline. */
export type GlyphHeights = {
  unitsPerEm: number
  ascender: number
  descender: number
  xHeight: number | null
  capHeight: number | null
}

/** The characters that a feature changes. */
export type FeatureReach = Pick<Feature, 'tag' | 'name'> & { codes: number[] }

/** GET /api/fonts/characters/{style}: what visitors may see of a style, each character with its name in Unicode. */
export type StyleCharacters = {
  /** Names today's letters in the addresses of its pages and glyphs. */
  version: string
  ranges: CodeRange[]
  /** In the order of the characters; "" where Unicode has none. */
  names: string[]
  /** Characters that the prepared preview lacks: their letters come in pages. */
  beyond: CodeRange[]
  /** How many more the style has, of which the foundry shows none. */
  unseen: number
  /** Further letters are opened for a visit. */
  isGuarded: boolean
  heights: GlyphHeights
  features: FeatureReach[]
}

export type Outline = {
  /** In a font of colours the letter in them, as the address of a picture that fills its bounds. */
  picture?: string
  /** An SVG path in units of the em square, y upwards. */
  path: string
  advance: number
  /** Of the ink; null for a space. */
  bounds: { left: number; right: number; top: number; bottom: number } | null
}

/** Another glyph of a character, by the features that lead to it. */
export type AlternateGlyph = Outline & { tags: string[]; name: string | null }

/** GET /api/fonts/glyph/{style}: one character as it is drawn, and what features make of it. */
export type GlyphAnatomy = Outline & {
  code: number
  /** What the font calls its glyph. */
  name: string | null
  unitsPerEm: number
  alternates: AlternateGlyph[]
}
