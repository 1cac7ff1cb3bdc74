import type { ShapedFont } from '../harfbuzz/shaped-font'

/** Whether what a feature makes of a small letter is no more than its capital, which visitors type as well. */
export function isOwnCapital(font: ShapedFont, letter: string, glyph: number): boolean {
  const capital = letter.toUpperCase()
  if (capital === letter || [...capital].length > 1) return false
  return font.glyphOf(capital.codePointAt(0) ?? 0) === glyph
}
