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

/** What one style of a release shows of itself, drawn most differently first. */
export type RedrawnGlyphs = { style: string; unitsPerEm: number; glyphs: RedrawnGlyph[] }

/** What a release drew anew. */
export type Redrawn = {
  /** Every style that has such characters, and how many. */
  styles: { name: string; count: number }[]
  shown: RedrawnGlyphs | null
}

export const NOTHING_REDRAWN: Redrawn = { styles: [], shown: null }

/** "34 characters redrawn in Regular and 31 in Bold." null: none are. */
export function redrawnInWords({ styles }: Redrawn): string | null {
  const [first, ...others] = styles
  if (!first) return null
  const start = `${countOf(first.count, 'character')} redrawn in ${first.name}`
  if (others.length === 0) return `${start}.`
  if (others.length < 4) {
    return `${namesInWords([start, ...others.map(({ name, count }) => `${count} in ${name}`)])}.`
  }
  return `${start}, others in ${firstNamesInWords(others.map(({ name }) => name))}.`
}
