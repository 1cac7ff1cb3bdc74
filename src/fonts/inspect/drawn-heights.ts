import type { DrawnHeights } from '../font-facts'
import type { ShapedFont } from '../harfbuzz/shaped-font'

/** What fonts say of their heights is often an old figure, or one for letters they do not have: what is drawn counts. */
export function readDrawnHeights(font: ShapedFont): DrawnHeights {
  return { xHeight: topOf(font, 'x'), capHeight: topOf(font, 'H') }
}

function topOf(font: ShapedFont, letter: string): number | null {
  const glyph = font.glyphOf(letter.codePointAt(0) ?? 0)
  const ink = glyph === null ? null : font.inkOf(glyph)
  return ink && ink.top > 0 ? Math.round(ink.top) : null
}
