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

/** A character as its compartment shows it; lengths in units of the em square, y downwards. */
export type RedrawnCell = {
  letter: string
  name: string
  /** What changed, for who cannot see it. */
  words: string
  viewBox: { left: number; top: number; size: number }
  /** Outlines with y upwards. */
  before: string
  after: string
  /** Where the letter ends, and where it ended if that was elsewhere. */
  ends: { now: number; was: number | null }
}

/** As parts of the em: what a compartment shows above and beneath the baseline at least, so that a point stays small. */
const ABOVE = 0.72

const BENEATH = 0.22

/** Around the letters, as a part of the compartment. */
const MARGIN = 0.07

/** Compartments of one size with one baseline: every letter stands in the middle of its own, all at one scale. */
export function viewRedrawn({ unitsPerEm, glyphs }: RedrawnGlyphs): RedrawnCell[] {
  const { top, bottom, width } = extentOf(glyphs, unitsPerEm)
  const size = Math.ceil(Math.max(top - bottom, width) / (1 - 2 * MARGIN))
  const start = -Math.round(top + (size - (top - bottom)) / 2)
  return glyphs.map((glyph) => {
    const { code, name, before, after } = glyph
    const hasMoved = Math.round(before.advance) !== Math.round(after.advance)
    const letter = String.fromCodePoint(code)
    return {
      letter,
      name,
      words: `${letter}, changed: ${describeChange(glyph)}.`,
      viewBox: { left: Math.round(after.advance / 2 - size / 2), top: start, size },
      before: before.path,
      after: after.path,
      ends: { now: after.advance, was: hasMoved ? before.advance : null },
    }
  })
}

/** Of all letters together, each in the middle of its advance. */
function extentOf(glyphs: RedrawnGlyph[], unitsPerEm: number) {
  const extent = { top: ABOVE * unitsPerEm, bottom: -BENEATH * unitsPerEm, width: 0 }
  for (const { before, after } of glyphs) {
    const middle = after.advance / 2
    for (const { bounds } of [before, after]) {
      if (!bounds) continue
      extent.top = Math.max(extent.top, bounds.top)
      extent.bottom = Math.min(extent.bottom, bounds.bottom)
      const half = Math.max(middle - bounds.left, bounds.right - middle)
      extent.width = Math.max(extent.width, 2 * half)
    }
  }
  return extent
}

/** "advance width 486 to 501, top 7 higher"; of what keeps its place only the shape changed. */
function describeChange({ before, after }: RedrawnGlyph): string {
  const changes = [
    ...(Math.round(before.advance) === Math.round(after.advance)
      ? []
      : [`advance width ${Math.round(before.advance)} to ${Math.round(after.advance)}`]),
    ...describeInk(before.bounds, after.bounds),
  ]
  return changes.length > 0 ? changes.join(', ') : 'drawn anew in the same place'
}

const SIDES = [
  { side: 'left', name: 'left edge', less: 'to the left', more: 'to the right' },
  { side: 'right', name: 'right edge', less: 'to the left', more: 'to the right' },
  { side: 'top', name: 'top', less: 'lower', more: 'higher' },
  { side: 'bottom', name: 'bottom', less: 'lower', more: 'higher' },
] as const

function describeInk(before: Outline['bounds'], after: Outline['bounds']): string[] {
  if (!before || !after) return []
  return SIDES.flatMap(({ side, name, less, more }) => {
    const by = Math.round(after[side] - before[side])
    return by === 0 ? [] : [`${name} ${Math.abs(by)} ${by < 0 ? less : more}`]
  })
}
