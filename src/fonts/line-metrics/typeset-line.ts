import type { Glyph, ShapedFont, TextRun } from '../harfbuzz/shaped-font'
import { around, type Box } from '../harfbuzz/outline-bounds'

/** A run of text on one line: its advance and the bounds of its visible shapes, in em. */
export type TypesetLine = { advance: number; bounds: Box | null; glyphs: Glyph[] }

export function typesetLine(font: ShapedFont, run: TextRun): TypesetLine {
  const glyphs = font.shape(run).map((glyph) => inEm(glyph, font.unitsPerEm))
  const boxes: Box[] = []
  let x = 0
  for (const glyph of glyphs) {
    const box = font.inkOf(glyph.id)
    if (box)
      boxes.push(placed(box, { x: x + glyph.xOffset, y: glyph.yOffset, em: font.unitsPerEm }))
    x += glyph.advance
  }
  return { advance: x, bounds: boxes.length > 0 ? boxes.reduce(around) : null, glyphs }
}

/** From the left edge of the first visible shape to the right edge of the last. */
export function visibleWidthOf({ advance, bounds }: TypesetLine): number {
  return bounds ? bounds.right - bounds.left : advance
}

export function leftBearingOf({ bounds }: TypesetLine): number {
  return bounds?.left ?? 0
}

export function rightBearingOf({ advance, bounds }: TypesetLine): number {
  return bounds ? advance - bounds.right : 0
}

/** A tenth of a pixel on a letter 1000 px high: finer than any screen, short in the page. */
export function roundEm(em: number): number {
  return Math.round(em * 10000) / 10000 || 0
}

function inEm(glyph: Glyph, em: number): Glyph {
  return {
    ...glyph,
    advance: glyph.advance / em,
    xOffset: glyph.xOffset / em,
    yOffset: glyph.yOffset / em,
  }
}

function placed(box: Box, { x, y, em }: { x: number; y: number; em: number }): Box {
  return {
    left: x + box.left / em,
    right: x + box.right / em,
    top: y + box.top / em,
    bottom: y + box.bottom / em,
  }
}
