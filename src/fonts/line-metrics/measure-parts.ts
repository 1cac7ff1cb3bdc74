import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'

import type { ShapedFont, TextRun } from '../harfbuzz/shaped-font'
import { clearParts } from './clear-parts'
import { kernParts } from './kern-parts'
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

/** On the side where reading starts. */
function startBearingIn({ dir }: TextRun): (line: TypesetLine) => number {
  return dir === 'rtl' ? rightBearingOf : leftBearingOf
}

/** Left and right on the page: in text from right to left the last part is the leftmost. */
function bearings(
  lines: TypesetLine[][],
  { dir }: TextRun,
): Pick<LineMetrics, 'leftBearings' | 'rightBearings'> {
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
