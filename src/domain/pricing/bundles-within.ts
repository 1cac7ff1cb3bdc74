import { stylesOfFamily, type PricedBundle, type PricedFamily } from './priced-family'

/** The most bundles of one family that pricing compares: staff are refused a ninth. */
export const MOST_BUNDLES = 8

/** The bundles whose styles all belong to a family, each once, the cheapest first; a bundle that is the family precedes them. */
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
