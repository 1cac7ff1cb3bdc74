import { DEFAULT_SHARE, type Sample, type WeightPath } from './plan-samples'
import { leftBearingOf, rightBearingOf, visibleWidthOf, type TypesetLine } from './typeset-line'

export type DefaultPosition = {
  width: number
  weight: number
  remainder: number
  line: TypesetLine
}

/** A roman row shows a quarter of its italic: its measure lies between the two widths. */
const SHARE_OF_ITALIC = 0.25

/** The weight of a name that is not animated, and the measure it gives: every other weight fills the same width. */
export function findDefaultPosition(
  path: WeightPath,
  typesetAt: (sample: Sample) => TypesetLine,
): DefaultPosition {
  switch (path.kind) {
    case 'axis':
      return positionOf(path.defaultSample, typesetAt(path.defaultSample))
    case 'styles':
      return nearestTo(DEFAULT_SHARE, path.samples, typesetAt)
    case 'slope':
      return betweenTwo(path.samples, typesetAt)
  }
}

/** The side bearing of the letter a reader begins with. */
export function startBearingOf({ line }: DefaultPosition, dir: 'ltr' | 'rtl'): number {
  return dir === 'rtl' ? rightBearingOf(line) : leftBearingOf(line)
}

function positionOf({ weight }: Sample, line: TypesetLine): DefaultPosition {
  return { width: visibleWidthOf(line), weight, remainder: 0, line }
}

function nearestTo(
  share: number,
  [lightest, ...heavier]: [Sample, ...Sample[]],
  typesetAt: (sample: Sample) => TypesetLine,
): DefaultPosition {
  const first = positionOf(lightest, typesetAt(lightest))
  const positions = [first, ...heavier.map((sample) => positionOf(sample, typesetAt(sample)))]
  const last = positions.at(-1) ?? first

  const wanted = first.width + (last.width - first.width) * share
  const distance = (position: DefaultPosition) => Math.abs(position.width - wanted)
  return positions.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

function betweenTwo(
  [roman, italic]: [Sample, Sample],
  typesetAt: (sample: Sample) => TypesetLine,
): DefaultPosition {
  const upright = positionOf(roman, typesetAt(roman))
  const width =
    upright.width + (visibleWidthOf(typesetAt(italic)) - upright.width) * SHARE_OF_ITALIC
  return { ...upright, width, remainder: width - upright.width }
}
