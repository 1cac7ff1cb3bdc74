import type { LineMetrics } from '@/domain/catalogue/lines/line-metrics'

/** Where the line is heaviest (0 to 1), and by how much (0: the default style, 1: all). */
export type WeightPeak = { place: number; amount: number }

/** The weight of each part, from the lightest (0) to the heaviest (1), and the space between parts, in em, that remains. */
export type SolvedWeights = { weights: number[]; space: number }

/** A line with the values every solution needs. */
export type WeightPlan = {
  line: LineMetrics
  /** The middle of each part on the line, 0 to 1. */
  centres: number[]
  /** The default weight, from the lightest (0) to the heaviest (1). */
  defaultWeight: number
  /** Its advances do not depend on the weight. */
  isWidthConstant: boolean
}

export function planWeights(line: LineMetrics): WeightPlan {
  const change = line.advances.reduce(
    (sum, advances) => sum + (advances.at(-1) ?? 0) - (advances[0] ?? 0),
    0,
  )
  return {
    line,
    centres: centresOf(line),
    defaultWeight: placeOf(line.weights, line.defaultWeight),
    isWidthConstant: Math.abs(change) < 0.05,
  }
}

/** Some parts gain weight, the others lose it: the advances always add up to the measure. */
export function solveWeights(plan: WeightPlan, peak: WeightPeak): SolvedWeights {
  const weights = chooseWeights(plan, peak)
  const gaps = plan.line.parts.length - 1
  const space = gaps ? (plan.line.width - lineWidth(plan.line, weights)) / gaps : 0
  return { weights, space }
}

/** A table's value between its samples; `t` runs from its first (0) to its last (1). */
export function valueAt(samples: readonly number[], t: number): number {
  const position = clamp(t) * (samples.length - 1)
  const index = Math.floor(position)
  const value = samples[index] ?? 0
  const next = samples[index + 1] ?? value
  return value + (next - value) * (position - index)
}

/** The visible width, without the side bearings at both ends. */
export function lineWidth(line: LineMetrics, weights: readonly number[]): number {
  const left = weights.at(line.rtl ? -1 : 0) ?? 0
  const right = weights.at(line.rtl ? 0 : -1) ?? 0
  const advances = line.advances.reduce((sum, _, part) => sum + advanceOf(line, weights, part), 0)
  return advances - valueAt(line.leftBearings, left) - valueAt(line.rightBearings, right)
}

/** From the start of a part to the start of the next: letters of different weights are kept from touching. */
export function advanceOf(line: LineMetrics, weights: readonly number[], part: number): number {
  const weight = weights[part] ?? 0
  const needs = line.clearances?.[part] ?? []
  return (
    valueAt(line.advances[part] ?? [], weight) +
    (line.kerning[part] ?? 0) +
    valueAt(
      needs.map((row) => valueAt(row, weights[part + 1] ?? 0)),
      weight,
    )
  )
}

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value))
}

function chooseWeights(plan: WeightPlan, { place, amount }: WeightPeak): number[] {
  const { line, centres, defaultWeight, isWidthConstant } = plan
  const last = line.weights.length - 1
  if (!last || (!line.axis && centres.length < 2)) return centres.map(() => defaultWeight)

  const gains = centres.map((centre) => amount * Math.exp(-(((centre - place) / line.sigma) ** 2)))
  const weightsFrom = (base: number) =>
    gains.map((gain) => {
      const weight = clamp(base + gain)
      return line.axis ? weight : Math.round(weight * last) / last
    })
  if (isWidthConstant) return weightsFrom(defaultWeight * (1 - amount))
  const weights = weightsFrom(baseWeight(line, weightsFrom))
  return line.axis || line.isRomanAndItalic || amount === 0 ? weights : fillLine(line, weights)
}

/** Steps of static styles are wide: some letters take one more, so that no gap is left which a step would fill. */
function fillLine(line: LineMetrics, weights: number[]): number[] {
  const step = 1 / (line.weights.length - 1)
  const wider = weights
    .map((_, part) => weights.map((weight, at) => (at === part ? weight + step : weight)))
    .filter((next) => Math.max(...next) < 1 + HAIR && isHill(next))
    .map((next) => ({ next, width: lineWidth(line, next) }))
    .filter(({ width }) => width > lineWidth(line, weights) + HAIR && width < line.width + HAIR)
    .toSorted((a, b) => b.width - a.width)[0]
  return wider ? fillLine(line, wider.next) : weights
}

/** From the heaviest letter on, none is heavier than the one before it. */
function isHill(weights: readonly number[]): boolean {
  const top = weights.indexOf(Math.max(...weights))
  return weights.every((weight, at) => {
    const towardsTop = weights[at + Math.sign(top - at)] ?? weight
    return weight < towardsTop + HAIR
  })
}

/** Metrics are rounded. */
const HAIR = 0.002

/** The weight of all parts that, with their gains added, fills the measure; static styles fill a little less, for what is too wide is pushed together. */
function baseWeight(line: LineMetrics, weightsFrom: (base: number) => number[]): number {
  let [low, high] = [-1, 1]
  for (let round = 0; round < 22; round++) {
    const middle = (low + high) / 2
    if (lineWidth(line, weightsFrom(middle)) > line.width + (line.axis ? 0 : HAIR)) high = middle
    else low = middle
  }
  return low
}

function centresOf(line: LineMetrics): number[] {
  const middles = line.advances.map((samples) => samples[samples.length >> 1] ?? 0)
  const sum = middles.reduce((total, width) => total + width, 0)
  let start = 0
  return middles.map((width) => {
    const centre = (start + width / 2) / sum
    start += width
    return line.rtl ? 1 - centre : centre
  })
}

/** The inverse of `valueAt` for rising samples. */
function placeOf(samples: readonly number[], value: number): number {
  const last = samples.length - 1
  const above = samples.findIndex((sample) => sample >= value)
  if (above <= 0 || !last) return above < 0 && last ? 1 : 0
  const [low, high] = [samples[above - 1] ?? 0, samples[above] ?? 0]
  return (above - 1 + (value - low) / (high - low)) / last
}
