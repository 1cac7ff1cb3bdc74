import type { ShapedFont, TextRun } from '../harfbuzz/shaped-font'
import { setLine } from './set-line'

/** What the parts lose or gain by standing beside each other, told of the gap after each; the last has none. */
export function kernParts(font: ShapedFont, run: TextRun, parts: string[]): number[] {
  const differences = differencesOf(font, run, parts)
  // Kerning narrows the left of two glyphs: from right to left that is the later part.
  const gaps = run.dir === 'rtl' ? differences.slice(1) : differences.slice(0, -1)
  return [...gaps, 0]
}

function differencesOf(font: ShapedFont, run: TextRun, parts: string[]): number[] {
  const { glyphs } = setLine(font, run)
  let start = 0
  return parts.map((text) => {
    const end = start + text.length
    const together = glyphs
      .filter(({ cluster }) => cluster >= start && cluster < end)
      .reduce((sum, glyph) => sum + glyph.advance, 0)
    start = end
    return together - setLine(font, { ...run, text }).advance
  })
}
