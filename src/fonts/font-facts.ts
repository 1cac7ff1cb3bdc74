import type { Axis, Feature, NamedInstance, Slope } from '@/domain/catalogue/typeface-view'

/** Both ends belong to the range. */
export type CodepointRange = [first: number, last: number]

export type FontAxis = Axis & { hidden: boolean }

export type FontLanguage = { code: string; name: string }

export type Embedding = 'installable' | 'editable' | 'preview_and_print' | 'restricted'

/** What a master says of itself. Every value is a suggestion that staff may overrule. */
export type FontFacts = {
  family: string
  style: string
  weight: number
  /** usWidthClass, 1 (ultra-condensed) to 9 (ultra-expanded). */
  width: number
  slope: Slope
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
  version: string | null
  designer: string | null
  copyright: string | null
  licence: string | null
  embedding: Embedding
  format: 'OTF' | 'TTF'
}

/** In units of the em square. */
export type FontMetrics = {
  ascender: number
  descender: number
  lineGap: number
  xHeight: number | null
  capHeight: number | null
  italicAngle: number
}
