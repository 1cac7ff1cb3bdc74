import type { SetLine } from './set-line'
import { inkWidthOf, leftBearingOf, rightBearingOf } from './set-line'
import { AT_REST, type InkPath, type Sample } from './plan-samples'

export type Rest = { width: number; weight: number; remainder: number; line: SetLine }

/** A roman row lets a quarter of its italic in: the measure lies between the two. */
const SHARE_OF_ITALIC = 0.25

/** The style a name stands in by itself, and the measure it gives: the width every other state must keep. */
export function standAtRest(path: InkPath, setAt: (sample: Sample) => SetLine): Rest {
  switch (path.kind) {
    case 'axis':
      return filledBy(path.rest, setAt(path.rest))
    case 'styles':
      return nearestTo(AT_REST, path.samples, setAt)
    case 'slope':
      return betweenTwo(path.samples, setAt)
  }
}

/** The side bearing of the letter a reader begins with. */
export function pullOf({ line }: Rest, dir: 'ltr' | 'rtl'): number {
  return dir === 'rtl' ? rightBearingOf(line) : leftBearingOf(line)
}

function filledBy({ weight }: Sample, line: SetLine): Rest {
  return { width: inkWidthOf(line), weight, remainder: 0, line }
}

function nearestTo(
  share: number,
  [lightest, ...heavier]: [Sample, ...Sample[]],
  setAt: (sample: Sample) => SetLine,
): Rest {
  const first = filledBy(lightest, setAt(lightest))
  const rests = [first, ...heavier.map((sample) => filledBy(sample, setAt(sample)))]
  const last = rests.at(-1) ?? first

  const wanted = first.width + (last.width - first.width) * share
  const distance = (rest: Rest) => Math.abs(rest.width - wanted)
  return rests.reduce((best, rest) => (distance(rest) < distance(best) ? rest : best))
}

function betweenTwo([roman, italic]: [Sample, Sample], setAt: (sample: Sample) => SetLine): Rest {
  const rest = filledBy(roman, setAt(roman))
  const width = rest.width + (inkWidthOf(setAt(italic)) - rest.width) * SHARE_OF_ITALIC
  return { ...rest, width, remainder: width - rest.width }
}
