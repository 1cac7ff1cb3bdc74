import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'
import { flattenPath } from '../compare/flatten-path'
import type { ShapedFont, TextRun } from '../harfbuzz/shaped-font'
import { kernParts } from './split-parts'
import {
  leftBearingOf,
  rightBearingOf,
  roundEm,
  typesetLine,
  type TypesetLine,
} from './typeset-line'

export type PartMetrics = Pick<
  LineMetrics,
  | 'top'
  | 'bottom'
  | 'advances'
  | 'leftBearings'
  | 'rightBearings'
  | 'kerning'
  | 'clearances'
  | 'partOffsets'
>

export type Fonts = [ShapedFont, ...ShapedFont[]]

type Parts = {
  /** In every sample. */
  fonts: Fonts
  run: TextRun
  parts: string[]
  /** The sample whose kerning stands for all. */
  typical: number
}

/** The parts of a name, each alone. */
export function measureParts({ fonts, run, parts, typical }: Parts): PartMetrics {
  const lines = fonts.map((font) => parts.map((text) => typesetLine(font, { ...run, text })))
  const kerning = kernParts(fonts[typical] ?? fonts[0], run, parts).map(roundEm)
  return {
    ...heightsOf(lines.flat()),
    ...bearings(lines, run),
    advances: parts.map((_, part) => lines.map((line) => roundEm(line[part]?.advance ?? 0))),
    kerning,
    clearances: clearParts({ fonts, run, parts, kerning, typical }),
    partOffsets: offsetsOf(lines, run),
  }
}

/** In the first and in the last sample. */
function offsetsOf(lines: TypesetLine[][], run: TextRun): PartMetrics['partOffsets'] {
  const [lightest = [], heaviest = []] = [lines[0], lines.at(-1)].map((line) =>
    line?.map(startBearingIn(run)).map(roundEm),
  )
  return lightest.map((offset, part) => [offset, heaviest[part] ?? offset])
}

function heightsOf(lines: TypesetLine[]): Pick<LineMetrics, 'top' | 'bottom'> {
  const boxes = lines.flatMap(({ bounds }) => bounds ?? [])
  return {
    top: roundEm(Math.max(0, ...boxes.map((box) => box.top))),
    bottom: roundEm(Math.max(0, ...boxes.map((box) => -box.bottom))),
  }
}

/** Of the letter a reader begins with, on the side where reading starts. */
export function startBearingIn({ dir }: Pick<TextRun, 'dir'>): (line: TypesetLine) => number {
  return dir === 'rtl' ? rightBearingOf : leftBearingOf
}

/** Left and right on the page: in text from right to left the last part is the leftmost. */
function bearings(lines: TypesetLine[][], { dir }: TextRun) {
  const [leftmost, rightmost] = dir === 'rtl' ? [-1, 0] : [0, -1]
  return {
    leftBearings: lines
      .flatMap((line) => line.at(leftmost) ?? [])
      .map(leftBearingOf)
      .map(roundEm),
    rightBearings: lines
      .flatMap((line) => line.at(rightmost) ?? [])
      .map(rightBearingOf)
      .map(roundEm),
  }
}

/** Large letters stand no nearer than this, in em, unless they are drawn to join: many are kerned closer for small text. */
const CLEARANCE = 0.02

/** Metrics are rounded. */
const HAIR = 0.002

/** The height, in em, of the bands in which two letters are compared. */
const BAND = 0.01

type Point = { x: number; y: number }

/** By band: how far a part reaches to the left and to the right, in em from its origin. */
type Edges = { advance: number; left: Map<number, number>; right: Map<number, number> }

/**
 * What the gap after each part needs beyond its kerning, by the sample of the part and the sample of the next: kerned for one
 * weight, a heavy letter may touch the next one. Empty where none does, undefined where none does at all.
 */
function clearParts({ fonts, run, parts, kerning, typical }: Parts & { kerning: number[] }) {
  const edges = parts.map((text) => fonts.map((font) => edgesOf(font, { ...run, text })))
  const gapOf = (part: Edges, next: Edges) =>
    run.dir === 'rtl' ? gapBetween(next, part) : gapBetween(part, next)

  const clearances = edges.map((samples, index) => {
    const gaps = samples.map((part) => (edges[index + 1] ?? []).map((next) => gapOf(part, next)))
    const room = kerning[index] ?? 0
    const drawn = (gaps[typical]?.[typical] ?? 0) + room
    const wanted = drawn < 0 ? drawn : CLEARANCE
    const needs = gaps.map((row) => row.map((gap) => roundEm(Math.max(0, wanted - room - gap))))
    return needs.flat().some((need) => need > HAIR) ? needs : []
  })
  return clearances.some((needs) => needs.length > 0) ? clearances : undefined
}

/** The least distance of two letters set one after the other, each band compared with those beside it. */
function gapBetween(left: Edges, right: Edges): number {
  let least = Infinity
  for (const [band, edge] of left.right) {
    for (const beside of [band - 1, band, band + 1]) {
      const start = right.left.get(beside)
      if (start !== undefined) least = Math.min(least, left.advance - edge + start)
    }
  }
  return least
}

function edgesOf(font: ShapedFont, run: TextRun): Edges {
  const { advance, glyphs } = typesetLine(font, run)
  const edges: Edges = { advance, left: new Map(), right: new Map() }
  let x = 0
  for (const glyph of glyphs) {
    const place = (point: Point) => ({
      x: x + glyph.xOffset + point.x / font.unitsPerEm,
      y: glyph.yOffset + point.y / font.unitsPerEm,
    })
    for (const polygon of flattenPath(font.pathOf(glyph.id))) {
      const points = polygon.map(place)
      points.forEach((point, index) =>
        addSide(edges, point, points[index + 1] ?? points[0] ?? point),
      )
    }
    x += glyph.advance
  }
  return edges
}

/** Where a straight side enters and leaves each of its bands. */
function addSide({ left, right }: Edges, from: Point, to: Point): void {
  const [low, high] = from.y < to.y ? [from, to] : [to, from]
  const xAt = (y: number) =>
    high.y === low.y ? low.x : low.x + ((high.x - low.x) * (y - low.y)) / (high.y - low.y)

  for (let band = Math.floor(low.y / BAND); band <= Math.floor(high.y / BAND); band++) {
    const ends = [xAt(Math.max(low.y, band * BAND)), xAt(Math.min(high.y, (band + 1) * BAND))]
    left.set(band, Math.min(left.get(band) ?? Infinity, ...ends))
    right.set(band, Math.max(right.get(band) ?? -Infinity, ...ends))
  }
}
