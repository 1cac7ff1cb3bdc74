import type { CodepointRange, UploadedFont } from '@/domain/catalogue/upload/uploaded-font'
import type { Axis, Feature } from '@/domain/catalogue/typeface-view'

export type { CodepointRange }

export type FontAxis = Axis & { hidden: boolean }

export type FontLanguage = UploadedFont['languages'][number]

export type Embedding = UploadedFont['embedding']

export type EmbeddingLimit = NonNullable<UploadedFont['embeddingLimits']>[number]

/** What x and H are drawn to, in units of the em square; null: there is none. */
export type DrawnHeights = { xHeight: number | null; capHeight: number | null }

/**
 * What a master says of itself. Every value is a suggestion that staff may overrule. Facts of an older shop may lack `drawn` and
 * the tables of colour.
 */
export type FontFacts = Omit<UploadedFont, 'axes' | 'features' | 'metrics'> & {
  postScriptName: string | null
  axes: FontAxis[]
  /** What a reader may switch on or off, by the designer's own labels where there are any. */
  features: Feature[]
  metrics: FontMetrics
  drawn?: DrawnHeights
  designer: string | null
  copyright: string | null
  licence: string | null
  /** What fsType forbids beside how far a font may be embedded. */
  embeddingLimits: EmbeddingLimit[]
  /** Where a reader may choose among several. */
  palettes?: number
  /** As the designer calls them. */
  paletteNames?: (string | null)[]
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
