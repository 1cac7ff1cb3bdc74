import type { LineMeasure } from '@/domain/catalogue/line-measure'

import type { ShapedFont, TextRun } from '../harfbuzz/shaped-font'
import { kernParts } from './kern-parts'
import { leftBearingOf, rightBearingOf, type SetLine, setLine } from './set-line'
import { toTenThousandths } from './to-ten-thousandths'

export type Fonts = [ShapedFont, ...ShapedFont[]]

/** The parts of a name, each alone, in every sample; kerning and offsets in the middle one. */
export function measureLetters(
  fonts: Fonts,
  run: TextRun,
  parts: string[],
): Pick<LineMeasure, 't' | 'b' | 'a' | 'l' | 'r' | 'k' | 'o'> {
  const lines = fonts.map((font) => parts.map((text) => setLine(font, { ...run, text })))
  const middle = Math.floor(fonts.length / 2)
  return {
    ...inkHeights(lines.flat()),
    ...bearings(lines, run),
    a: parts.map((_, part) => lines.map((line) => toTenThousandths(line[part]?.advance ?? 0))),
    k: kernParts(fonts[middle] ?? fonts[0], run, parts).map(toTenThousandths),
    o: (lines[middle] ?? []).map(startBearingIn(run)).map(toTenThousandths),
  }
}

function inkHeights(lines: SetLine[]): Pick<LineMeasure, 't' | 'b'> {
  const inks = lines.flatMap((line) => line.ink ?? [])
  return {
    t: toTenThousandths(Math.max(0, ...inks.map((ink) => ink.top))),
    b: toTenThousandths(Math.max(0, ...inks.map((ink) => -ink.bottom))),
  }
}

/** On the side a reader begins from. */
function startBearingIn({ dir }: TextRun): (line: SetLine) => number {
  return dir === 'rtl' ? rightBearingOf : leftBearingOf
}

/** Left and right as they stand: from right to left the last part is the leftmost. */
function bearings(lines: SetLine[][], { dir }: TextRun): Pick<LineMeasure, 'l' | 'r'> {
  const [leftmost, rightmost] = dir === 'rtl' ? [-1, 0] : [0, -1]
  return {
    l: lines
      .flatMap((line) => line.at(leftmost) ?? [])
      .map(leftBearingOf)
      .map(toTenThousandths),
    r: lines
      .flatMap((line) => line.at(rightmost) ?? [])
      .map(rightBearingOf)
      .map(toTenThousandths),
  }
}
