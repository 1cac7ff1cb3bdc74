import { stylesOfFamily, type PricedFamily } from './priced-family'

/** Styles sold together at a price of their own, of one typeface or of several. */
export type PricedBundle = {
  id: string
  name: string
  price: number
  /** Ids of every style it buys. */
  styles: string[]
}

/** More bundles within one family than these are not weighed: staff are refused a ninth. */
export const MOST_BUNDLES = 8

/** The bundles that lie wholly within a family, each once, the cheapest first; but first the one that is the family. */
export function bundlesWithin(family: PricedFamily): PricedBundle[] {
  const known = new Set(stylesOfFamily(family).map((style) => style.id))
  const within = bundlesOfTree(family)
    .filter(({ styles }) => styles.every((id) => known.has(id)))
    .toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
  const own = family.across ? [family.across.bundle] : []
  return [...new Map([...own, ...within].map((bundle) => [bundle.id, bundle])).values()].slice(
    0,
    MOST_BUNDLES,
  )
}

function bundlesOfTree({ bundles = [], children }: PricedFamily): PricedBundle[] {
  return [...bundles, ...children.flatMap(bundlesOfTree)]
}
