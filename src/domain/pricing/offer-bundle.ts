import { coverStyles } from './cover-styles'
import { bundlesWithin } from './bundles-within'
import { stylesOfFamily, type PricedFamily } from './priced-family'

export type BundleOffer = {
  id: string
  /** "Bundle Text pair, 4 styles" */
  text: string
  /** What it adds to the styles already chosen. */
  amount: number
  hasChosen: boolean
  /** Styles to choose as well. */
  styles: string[]
}

/** The bundles of a family that are not chosen whole yet, each as one step; those that would gain nothing are left out. */
export function offerBundles(family: PricedFamily, chosen: ReadonlySet<string>): BundleOffer[] {
  const own = stylesOfFamily(family)
    .map(({ id }) => id)
    .filter((id) => chosen.has(id))
  const now = coverStyles(family, new Set(own))

  return bundlesWithin(family).flatMap(({ id, name, styles }) => {
    const missing = styles.filter((style) => !chosen.has(style))
    if (missing.length === 0) return []
    const then = coverStyles(family, new Set([...own, ...missing]))
    if (!then.bundles.some(({ bundle }) => bundle.id === id)) return []
    return {
      id,
      text: `Bundle ${name}, ${styles.length} styles`,
      amount: then.price - now.price,
      hasChosen: own.length > 0,
      styles: missing,
    }
  })
}
