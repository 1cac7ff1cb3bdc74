import type { Box, Glyph, ShapedFont, TextRun } from '../harfbuzz/shaped-font'

/** A run of text as it stands on a line: how far it goes and where its ink lies, in em. */
export type SetLine = {
  advance: number
  ink: Box | null
  glyphs: Glyph[]
}

export function setLine(font: ShapedFont, run: TextRun): SetLine {
  const glyphs = font.shape(run).map((glyph) => inEm(glyph, font.unitsPerEm))
  const inks: Box[] = []
  let x = 0
  for (const glyph of glyphs) {
    const ink = font.inkOf(glyph.id)
    if (ink) inks.push(placed(ink, { x: x + glyph.xOffset, y: glyph.yOffset, em: font.unitsPerEm }))
    x += glyph.advance
  }
  return { advance: x, ink: inks.length > 0 ? inks.reduce(around) : null, glyphs }
}

/** From the first ink to the last. */
export function inkWidthOf({ advance, ink }: SetLine): number {
  return ink ? ink.right - ink.left : advance
}

export function leftBearingOf({ ink }: SetLine): number {
  return ink?.left ?? 0
}

export function rightBearingOf({ advance, ink }: SetLine): number {
  return ink ? advance - ink.right : 0
}

function inEm(glyph: Glyph, em: number): Glyph {
  return {
    ...glyph,
    advance: glyph.advance / em,
    xOffset: glyph.xOffset / em,
    yOffset: glyph.yOffset / em,
  }
}

function placed(ink: Box, { x, y, em }: { x: number; y: number; em: number }): Box {
  return {
    left: x + ink.left / em,
    right: x + ink.right / em,
    top: y + ink.top / em,
    bottom: y + ink.bottom / em,
  }
}

function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  }
}
