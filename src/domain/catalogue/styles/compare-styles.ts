import { cssWeight } from './font-face-names'
import type { Slope } from '../typeface-view'

export type ComparableStyle = {
  name: string
  typ: 'static' | 'variable'
  weight: number
  slope: Slope
}

/** The shop's order: static before variable, uprights before italics, each from light to heavy. */
export function compareStyles(a: ComparableStyle, b: ComparableStyle): number {
  return compareCuts(cutOf(a), cutOf(b)) || compareText(a.name, b.name)
}

/** Each upright beside its italic: Thin, Thin Italic, Light, Light Italic … */
export function compareStylesInPairs(a: ComparableStyle, b: ComparableStyle): number {
  return (
    compareTyp(a.typ, b.typ) ||
    cssWeight(a.weight, a.slope) - cssWeight(b.weight, b.slope) ||
    compareText(a.name, b.name)
  )
}

export type Cut = { typ: 'static' | 'variable'; weight: number }

/** By weights as browsers see them: even, then odd, rising in each; variable after static. */
export function compareCuts(a: Cut, b: Cut): number {
  return compareTyp(a.typ, b.typ) || (a.weight % 2) - (b.weight % 2) || a.weight - b.weight
}

/** By code points, so that every machine sorts alike. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function cutOf(style: ComparableStyle): Cut {
  return { typ: style.typ, weight: cssWeight(style.weight, style.slope) }
}

function compareTyp(a: Cut['typ'], b: Cut['typ']): number {
  return Number(a === 'variable') - Number(b === 'variable')
}
