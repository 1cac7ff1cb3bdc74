import { scriptKey } from './lacking-scripts'
import { TYPE_CASE } from './type-case'
import type { Category, Slope } from '../typeface-view'

/** One value, or the ends of a variable axis. */
export type Extent = number | readonly [lowest: number, highest: number]

export type TypefaceFacts = {
  weights: readonly Extent[]
  /** Percent of normal (75, 100 …), or the nine width classes of OpenType. */
  widths: readonly Extent[]
  category: Category
  slopes: readonly Slope[]
  typ: readonly ('static' | 'variable')[]
  /** GSUB tags: "liga", "ss01". */
  features: readonly string[]
  /** Human names: "Latin". */
  scripts: readonly string[]
  /** Language codes: "fr", "pt-BR". */
  languages: readonly string[]
}

const WIDTH_CLASSES = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]

/** Compartments of the type case a typeface lies in, in the order of the case; scripts that have none there follow. */
export function factsOf(typeface: TypefaceFacts): string[] {
  const scripts = typeface.scripts.map(scriptKey)
  const facts = new Set([
    ...weightFacts(typeface.weights),
    ...widthFacts(typeface.widths),
    `kind:${typeface.category}`,
    ...typeface.slopes.filter((slope) => slope !== 'upright').map(() => 'italic:italic'),
    ...typeface.typ.filter((typ) => typ === 'variable').map(() => 'variable:variable'),
    ...typeface.features.flatMap(featureFacts),
    ...scripts,
    ...typeface.languages.map((code) => `language:${code.toLowerCase().split('-')[0]}`),
  ])
  const keys = new Set([...TYPE_CASE.map((compartment) => compartment.key), ...scripts])
  return [...keys].filter((key) => facts.has(key))
}

function weightFacts(weights: readonly Extent[]): string[] {
  return weights.flatMap((weight) => {
    const [lowest, highest] = endsOf(weight).map(nearestHundred)
    return hundredsBetween(lowest ?? 400, highest ?? 400).map((value) => `weight:${value}`)
  })
}

function nearestHundred(weight: number): number {
  return Math.min(900, Math.max(100, 100 * Math.round(weight / 100)))
}

function hundredsBetween(lowest: number, highest: number): number[] {
  const count = Math.max(0, (highest - lowest) / 100) + 1
  return Array.from({ length: count }, (_, step) => lowest + 100 * step)
}

function widthFacts(widths: readonly Extent[]): string[] {
  return widths.flatMap((width) => {
    const [lowest = 100, highest = lowest] = endsOf(width).map(percentOf)
    return [
      ...(lowest < 95 ? ['width:narrow'] : []),
      ...(lowest <= 105 && highest >= 95 ? ['width:normal'] : []),
      ...(highest > 105 ? ['width:wide'] : []),
    ]
  })
}

function percentOf(width: number): number {
  return WIDTH_CLASSES[width - 1] ?? width
}

/** The compartments of a feature: small capitals out of capitals are small capitals. */
export function featureFacts(tag: string): string[] {
  if (tag === 'dlig') return ['feature:liga']
  if (tag === 'c2sc') return ['feature:smcp']
  const isAlternate = /^(salt|swsh|ss\d\d|cv\d\d)$/.test(tag)
  return [isAlternate ? 'feature:alt' : `feature:${tag}`]
}

function endsOf(extent: Extent): [number, number] {
  return typeof extent === 'number' ? [extent, extent] : [extent[0], extent[1]]
}
