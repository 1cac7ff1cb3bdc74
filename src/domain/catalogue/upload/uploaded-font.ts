import { ownValue } from '../../own-value'
import type { Axis, Category, NamedInstance, Slope } from '../typeface-view'

/** What the plan of an upload needs to know of a font. What was read from masters long ago may lack the newer facts. */
export type UploadedFont = {
  family: string
  style: string
  typ: 'static' | 'variable'
  weight: number
  /** usWidthClass, 1 (ultra-condensed) to 9 (ultra-expanded). */
  width: number
  /** What the file says of its width where that is off the scale. */
  widthClass?: number
  slope: Slope
  /** Where the font says it, or shows it. */
  category?: Category
  postScriptName?: string | null
  /** Of a variable font: as systems list its named instances. */
  instancePostScriptNames?: string[]
  axes: Axis[]
  instances: NamedInstance[]
  features: { tag: string; name: string }[]
  languages: { code: string; name: string }[]
  /** Human names in the order of importance. */
  scripts: string[]
  codepoints: CodepointRange[]
  characterCount: number
  glyphCount: number
  unitsPerEm: number
  metrics: UploadedMetrics
  version: string | null
  embedding: 'installable' | 'editable' | 'preview_and_print' | 'restricted'
  embeddingLimits?: ('no_subsetting' | 'bitmaps_only')[]
  /** COLR, SVG, sbix, CBDT or EBDT. */
  colourTables?: string[]
  /** Its COLR table is of version 1, which Safari does not read. */
  isGradientAlone?: true
  /** Tables that some browsers and systems set text by, and files made here are without: morx, mort, kerx, trak, kern, Silf. */
  otherLayout?: string[]
  /** Its kern table is one that browsers leave out: web fonts get another. */
  kerningUnread?: true
  format: 'OTF' | 'TTF'
}

/** Both ends belong to the range. */
export type CodepointRange = [first: number, last: number]

type UploadedMetrics = {
  ascender: number
  descender: number
  lineGap: number
  typoAscender?: number
  typoDescender?: number
  typoLineGap?: number
  winAscent?: number
  winDescent?: number
  usesTypoMetrics?: boolean
}

/** "Version 1.001;PS 1.1" and "1.1" as the same number; null where there is none. */
export function versionNumber(version: string | null): number | null {
  const number = /\d+(\.\d+)?/.exec(version ?? '')?.[0]
  return number === undefined ? null : Number(number)
}

export function codepointsOf(ranges: readonly CodepointRange[]): Set<number> {
  const codepoints = new Set<number>()
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) codepoints.add(code)
  }
  return codepoints
}

/** Who reads each on web pages; COLR of version 0 is read by all. */
const READERS = {
  COLR: ['Chrome and Edge', 'Firefox'],
  SVG: ['Firefox', 'Safari'],
  sbix: ['Chrome and Edge', 'Safari'],
  CBDT: ['Chrome and Edge'],
}

const BROWSERS = ['Chrome and Edge', 'Firefox', 'Safari']

/** Of the great ones. */
export function browsersWithoutColours({ colourTables = [], isGradientAlone }: UploadedFont) {
  if (colourTables.includes('COLR') && !isGradientAlone) return []
  const readers = new Set(colourTables.flatMap((table) => ownValue(READERS, table) ?? []))
  return BROWSERS.filter((browser) => !readers.has(browser))
}

/** Bytes of the largest font file the shop takes. */
export const LARGEST_MASTER = 32 * 1024 * 1024
