import type {
  Axis,
  Category,
  Feature,
  NamedInstance,
  Slope,
} from '@/domain/catalogue/typeface-view'

/** Both ends belong to the range. */
export type CodepointRange = [first: number, last: number]

export type FontAxis = Axis & { hidden: boolean }

export type FontLanguage = { code: string; name: string }

export type Embedding = 'installable' | 'editable' | 'preview_and_print' | 'restricted'

export type EmbeddingLimit = 'no_subsetting' | 'bitmaps_only'

/** What a master says of itself. Every value is a suggestion that staff may overrule. */
/** What x and H are drawn to, in units of the em square; null: there is none. */
export type DrawnHeights = { xHeight: number | null; capHeight: number | null }

export type FontFacts = {
  family: string
  style: string
  weight: number
  /** usWidthClass, 1 (ultra-condensed) to 9 (ultra-expanded). */
  width: number
  slope: Slope
  postScriptName: string | null
  typ: 'static' | 'variable'
  axes: FontAxis[]
  instances: NamedInstance[]
  /** What a reader may switch on or off, by the designer's own labels where there are any. */
  features: Feature[]
  /** Human names in the order of importance. */
  scripts: string[]
  languages: FontLanguage[]
  characterCount: number
  glyphCount: number
  codepoints: CodepointRange[]
  unitsPerEm: number
  metrics: FontMetrics
  /** Absent in the facts of an older shop. */
  drawn?: DrawnHeights
  /** Where the font says it, or shows it. */
  category?: Category
  version: string | null
  designer: string | null
  copyright: string | null
  licence: string | null
  embedding: Embedding
  /** What fsType forbids beside how far a font may be embedded. */
  embeddingLimits: EmbeddingLimit[]
  /** Tables of colour or pictures. Absent in the facts of an older shop. */
  colourTables?: string[]
  /** Its COLR table is of version 1, which Safari does not read. */
  isGradientAlone?: true
  /** Where a reader may choose among several. */
  palettes?: number
  /** As the designer calls them. */
  paletteNames?: (string | null)[]
  /** Tables that some browsers and systems set text by, and files made here are without: morx, mort, kerx, trak, kern, Silf. */
  otherLayout?: string[]
  /** Its kern table is one that browsers leave out: web fonts get another. */
  kerningUnread?: true
  /** Said where it is off its scale of 1 to 9. */
  widthClass?: number
  /** Of a variable font: as systems list its named instances. */
  instancePostScriptNames?: string[]
  format: 'OTF' | 'TTF'
}

/** In units of the em square. */
export type FontMetrics = {
  ascender: number
  descender: number
  lineGap: number
  typoAscender: number
  typoDescender: number
  typoLineGap: number
  winAscent: number
  winDescent: number
  /** fsSelection bit 7: lines are set by the typo values. */
  usesTypoMetrics: boolean
  xHeight: number | null
  capHeight: number | null
  italicAngle: number
}
