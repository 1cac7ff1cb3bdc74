import type { Slope } from '../typeface-view'
import { cssWeight } from './font-face-names'

/** `place`: where staff dragged it among the styles of its typeface; null: nowhere yet. */
export type OrderedStyle = ComparableStyle & { place?: number | null }

type Compare = (a: ComparableStyle, b: ComparableStyle) => number

/**
 * The styles of one typeface as every list shows them: by weight until somebody drags one, then in the order of staff. A style
 * that came since stands behind its nearest lighter neighbour, and where it is the lightest before its nearest heavier one.
 */
export function orderStyles<Style extends OrderedStyle>(
  styles: readonly Style[],
  { byWeight = compareStyles }: { byWeight?: Compare } = {},
): Style[] {
  if (!hasOwnOrder(styles)) return styles.toSorted(byWeight)

  const inPairs = styles.toSorted(compareStylesInPairs)
  const ordered = inPairs.filter(isPlaced).toSorted((a, b) => placeOf(a) - placeOf(b))
  for (const [index, style] of inPairs.entries()) {
    if (isPlaced(style)) continue
    // All lighter ones have their places by now.
    const lighter = inPairs[index - 1]
    const heavier = inPairs.slice(index).find(isPlaced)
    const at = lighter ? ordered.indexOf(lighter) + 1 : heavier ? ordered.indexOf(heavier) : 0
    ordered.splice(at, 0, style)
  }
  return ordered
}

/** Whether staff have dragged any of them. */
export function hasOwnOrder(styles: readonly OrderedStyle[]): boolean {
  return styles.some(isPlaced)
}

function isPlaced(style: OrderedStyle): boolean {
  return typeof style.place === 'number'
}

function placeOf({ place }: OrderedStyle): number {
  return place ?? 0
}

type ComparableStyle = { name: string; typ: 'static' | 'variable'; weight: number; slope: Slope }

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

type Cut = { typ: 'static' | 'variable'; weight: number }

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
