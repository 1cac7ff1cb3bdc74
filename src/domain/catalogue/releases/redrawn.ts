import { countOf, firstNamesInWords, namesInWords } from '../../words'
import type { Outline } from '../glyphs/glyph-view'

/** A character in two releases: both outlines from one origin, in units of the newer em. */
export type RedrawnGlyph = {
  code: number
  /** Unicode's; "" where it has none. */
  name: string
  before: Outline
  after: Outline
}

/** What one style of a release shows of what was drawn anew. */
export type RedrawnGlyphs = { style: string; unitsPerEm: number; glyphs: RedrawnGlyph[] }

export const NOTHING_REDRAWN: RedrawnGlyphs = { style: '', unitsPerEm: 1000, glyphs: [] }

/** How many characters of a style a release drew anew. */
export type RedrawnStyle = { name: string; count: number }

/** "34 characters redrawn in Regular and 31 in Bold." null: none are. */
export function redrawnInWords([first, ...others]: RedrawnStyle[]): string | null {
  if (!first) return null
  const start = `${countOf(first.count, 'character')} redrawn in ${first.name}`
  if (others.length > 3) {
    return `${start}, others in ${firstNamesInWords(others.map(({ name }) => name))}.`
  }
  return `${namesInWords([start, ...others.map(({ name, count }) => `${count} in ${name}`)])}.`
}
