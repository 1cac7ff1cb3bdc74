import type { ShapedFont, TextRun } from '../harfbuzz/shaped-font'
import { typesetLine } from './typeset-line'

/** The kerning in the gap after each part; the last has none. */
export function kernParts(font: ShapedFont, run: TextRun, parts: string[]): number[] {
  const differences = differencesOf(font, run, parts)
  // Kerning narrows the left of two glyphs: from right to left that is the later part.
  const gaps = run.dir === 'rtl' ? differences.slice(1) : differences.slice(0, -1)
  return [...gaps, 0]
}

function differencesOf(font: ShapedFont, run: TextRun, parts: string[]): number[] {
  const { glyphs } = typesetLine(font, run)
  let start = 0
  return parts.map((text) => {
    const end = start + text.length
    const together = glyphs
      .filter(({ cluster }) => cluster >= start && cluster < end)
      .reduce((sum, glyph) => sum + glyph.advance, 0)
    start = end
    return together - typesetLine(font, { ...run, text }).advance
  })
}
