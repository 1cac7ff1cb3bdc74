import type { ShapedFont, TextRun } from '../harfbuzz/shaped-font'
import { around, type Box } from '../harfbuzz/outline-bounds'
import { inVisualOrder, kernParts, splitParts } from '../line-metrics/split-parts'
import type { Fonts } from '../line-metrics/measure-parts'
import { typesetLine } from '../line-metrics/typeset-line'

/** A glyph where it stands: its path, or its picture, is in units of the font, the rest in em, y upwards. */
type PlacedOutline = { path: string; picture?: string; scale: number; x: number; y: number }

export type SetLine = { outlines: PlacedOutline[]; bounds: Box; gaps: number }

/** Of letters on a card, and of what fonts of colours set in the text's own. */
export const INK = '#f7f7f5'

/** `spread`: what goes between two letters beside their own spacing, in em. */
type Setting = { spread?: number }

/** A line of text whose letters go from the heaviest of these fonts to the lightest, in the order of reading. */
export function setWave(fonts: Fonts, run: TextRun, { spread = 0 }: Setting = {}): SetLine | null {
  const parts = splitParts(fonts[0], run)
  const kerning = kernParts(fonts[Math.floor(fonts.length / 2)] ?? fonts[0], run, parts)
  const set = parts.map((text, index) => {
    const font = fontAt(fonts, index / (parts.length - 1))
    return { font, line: typesetLine(font, { ...run, text }), gap: (kerning[index] ?? 0) + spread }
  })

  const outlines: PlacedOutline[] = []
  const boxes: Box[] = []
  let x = 0
  // The gap of a part is the one towards the next that is read.
  for (const [place, { font, line, gap }] of inVisualOrder(set, run).entries()) {
    if (place > 0 && run.dir === 'rtl') x += gap
    outlines.push(...outlinesOf(font, line.glyphs, x))
    if (line.bounds) boxes.push(movedBy(line.bounds, x))
    x += line.advance + (run.dir === 'rtl' ? 0 : gap)
  }
  if (boxes.length === 0) return null
  return { outlines, bounds: boxes.reduce(around), gaps: parts.length - 1 }
}

/** Of a single letter a font that is rather heavy. */
function fontAt(fonts: Fonts, share: number): ShapedFont {
  const last = fonts.length - 1
  const at = Math.round((Number.isFinite(share) ? 1 - share : 0.75) * last)
  return fonts[at] ?? fonts[0]
}

function outlinesOf(
  font: ShapedFont,
  glyphs: ReturnType<typeof typesetLine>['glyphs'],
  start: number,
): PlacedOutline[] {
  const scale = 1 / font.unitsPerEm
  let x = start
  return glyphs.map(({ id, advance, xOffset, yOffset }) => {
    const picture = font.pictureOf(id, { ink: INK })?.svg
    const path = picture ? '' : font.pathOf(id)
    const outline = { path, ...(picture && { picture }), scale, x: x + xOffset, y: yOffset }
    x += advance
    return outline
  })
}

function movedBy(box: Box, x: number): Box {
  return { ...box, left: box.left + x, right: box.right + x }
}
