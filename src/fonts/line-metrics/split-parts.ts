import type { ShapedFont, TextRun } from '../harfbuzz/shaped-font'
import { typesetLine } from './typeset-line'

/**
 * The pieces of a name that can stand in weights of their own: letters, or in joined scripts the groups between two
 * letters that do not join. A cut is fit when both sides, shaped alone, keep the glyphs they have together.
 */
export function splitParts(font: ShapedFont, run: TextRun): string[] {
  const together = glyphIds(font, run)
  const cuts = boundariesOf(run).filter((at) => {
    const apart = [run.text.slice(0, at), run.text.slice(at)].map((text) =>
      glyphIds(font, { ...run, text }),
    )
    return inVisualOrder(apart, run).flat().join() === together.join()
  })
  return [...cuts, run.text.length].map((end, index) => run.text.slice(cuts[index - 1] ?? 0, end))
}

/** Between the letters as a reader counts them: an accent stays with its letter. */
function boundariesOf({ text, lang }: TextRun): number[] {
  const letters = new Intl.Segmenter(lang, { granularity: 'grapheme' }).segment(text)
  return [...letters].map((letter) => letter.index).slice(1)
}

function glyphIds(font: ShapedFont, run: TextRun): number[] {
  return font.shape(run).map((glyph) => glyph.id)
}

/** From left to right. */
export function inVisualOrder<Part>(parts: Part[], { dir }: TextRun): Part[] {
  return dir === 'rtl' ? parts.toReversed() : parts
}

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
