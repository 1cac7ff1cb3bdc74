import type { FontAxis } from '../font-facts'
import type { MeasuredCut } from '../font-job'

/** A cut with the axes its font file has. */
export type OpenCut = MeasuredCut & { axes: FontAxis[] }

/** One weight of the animation: a font, its position on the axes, and the weight as a number. */
export type Sample = { master: string; coordinates: Record<string, number>; weight: number }

type Samples = [Sample, ...Sample[]]

export type WeightPath =
  | { kind: 'axis'; samples: Samples; min: number; max: number; defaultSample: Sample }
  | { kind: 'styles'; samples: Samples }
  | { kind: 'slope'; samples: [roman: Sample, italic: Sample] }

/** A little under the middle: from there letters can gain weight and give it up. */
export const DEFAULT_SHARE = 0.45

const MOST_SAMPLES = 9

/** The animation changes weight alone; slope only where a family is exactly a roman and an italic. */
export function planSamples(cuts: OpenCut[]): WeightPath {
  const variable = uprightsFirst(cuts).find((cut) => weightAxisOf(cut) !== null)
  if (variable) return alongAxis(variable)

  const [first, second] = uprightsFirst(cuts)
  if (cuts.length === 2 && first && second && isPair(first, second)) {
    return { kind: 'slope', samples: [sampleOf(first), sampleOf(second, first.weight + 1)] }
  }
  const [lightest, ...heavier] = eachWeightOnce(cuts).map((cut) => sampleOf(cut))
  if (!lightest) throw new Error('A name is measured in at least one style.')
  return { kind: 'styles', samples: [lightest, ...heavier] }
}

/** Of a text in one style: where its axes stand, and nowhere else. */
export function stillPath([cut]: MeasuredCut[]): WeightPath {
  if (!cut) throw new Error('A text is measured in a style.')
  return { kind: 'styles', samples: [sampleOf(cut)] }
}

function alongAxis(cut: OpenCut): WeightPath {
  const { min, max } = weightAxisOf(cut) ?? { min: cut.weight, max: cut.weight }
  const steps = Math.min(MOST_SAMPLES, Math.max(2, Math.round((max - min) / 100) + 1)) - 1
  const at = (share: number): Sample => {
    const weight = Math.round((min + (max - min) * share) * 100) / 100
    return sampleOf({ ...cut, coordinates: { ...cut.coordinates, wght: weight } }, weight)
  }
  const heavier = Array.from({ length: steps }, (_, step) => at((step + 1) / steps))
  return { kind: 'axis', samples: [at(0), ...heavier], min, max, defaultSample: at(DEFAULT_SHARE) }
}

function weightAxisOf(cut: OpenCut): FontAxis | null {
  return cut.axes.find((axis) => axis.tag === 'wght' && axis.min < axis.max) ?? null
}

function isPair(roman: OpenCut, italic: OpenCut): boolean {
  return roman.slope === 'upright' && italic.slope !== 'upright' && roman.weight === italic.weight
}

/** Italics only where a family has nothing else. */
function eachWeightOnce(cuts: OpenCut[]): OpenCut[] {
  const uprights = cuts.filter((cut) => cut.slope === 'upright')
  return (uprights.length > 0 ? uprights : cuts)
    .toSorted((a, b) => a.weight - b.weight)
    .filter((cut, index, sorted) => cut.weight !== sorted[index - 1]?.weight)
}

function uprightsFirst(cuts: OpenCut[]): OpenCut[] {
  return cuts.toSorted((a, b) => Number(a.slope !== 'upright') - Number(b.slope !== 'upright'))
}

function sampleOf({ master, coordinates, weight }: MeasuredCut, number = weight): Sample {
  return { master, coordinates, weight: number }
}
