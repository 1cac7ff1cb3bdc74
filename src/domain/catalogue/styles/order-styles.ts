import { compareStyles, compareStylesInPairs, type ComparableStyle } from './compare-styles'

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
