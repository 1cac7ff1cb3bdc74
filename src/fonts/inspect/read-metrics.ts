import type { DrawnHeights, FontMetrics } from '../font-facts'
import type { ShapedFont } from '../harfbuzz/shaped-font'
import { requireTable, type Sfnt } from '../sfnt/sfnt'

export function readMetrics(sfnt: Sfnt): FontMetrics {
  const hhea = requireTable(sfnt, 'hhea')
  return {
    ascender: hhea.i16(4),
    descender: hhea.i16(6),
    lineGap: hhea.i16(8),
    ...readOtherHeights(sfnt),
    ...readLetterHeights(sfnt),
    italicAngle: requireTable(sfnt, 'post').fixed(4),
  }
}

const USE_TYPO_METRICS = 1 << 7

/** Apple's first OS/2 table ends before them: then lines are set by hhea alone. */
function readOtherHeights(sfnt: Sfnt) {
  const os2 = requireTable(sfnt, 'OS/2')
  const hhea = requireTable(sfnt, 'hhea')
  const known = os2.length >= 78
  return {
    typoAscender: known ? os2.i16(68) : hhea.i16(4),
    typoDescender: known ? os2.i16(70) : hhea.i16(6),
    typoLineGap: known ? os2.i16(72) : hhea.i16(8),
    winAscent: known ? os2.u16(74) : Math.max(0, hhea.i16(4)),
    winDescent: known ? os2.u16(76) : Math.max(0, -hhea.i16(6)),
    usesTypoMetrics: (os2.u16(62) & USE_TYPO_METRICS) !== 0,
  }
}

function readLetterHeights(sfnt: Sfnt): Pick<FontMetrics, 'xHeight' | 'capHeight'> {
  const os2 = requireTable(sfnt, 'OS/2')
  const known = os2.u16(0) >= 2 && os2.length >= 90
  return {
    xHeight: known ? os2.i16(86) || null : null,
    capHeight: known ? os2.i16(88) || null : null,
  }
}

/** What fonts say of their heights is often an old figure, or one for letters they do not have: what is drawn counts. */
export function readDrawnHeights(font: ShapedFont): DrawnHeights {
  return { xHeight: topOf(font, 'x'), capHeight: topOf(font, 'H') }
}

function topOf(font: ShapedFont, letter: string): number | null {
  const glyph = font.glyphOf(letter.codePointAt(0) ?? 0)
  const ink = glyph === null ? null : font.inkOf(glyph)
  return ink && ink.top > 0 ? Math.round(ink.top) : null
}
