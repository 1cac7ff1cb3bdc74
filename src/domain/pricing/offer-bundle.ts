import type { CartLineRequest } from '../cart/cart-request'
import { coveredStyles, coverStyles } from './cover/cover-styles'
import { bundlesWithin } from './bundles-within'
import { increaseBy, type PricingPlace } from './price-in-scopes'
import { stylesOfFamily, type PricedBundle, type PricedFamily } from './priced-family'

export type BundleOffer = {
  id: string
  /** "Bundle Text pair, 4 styles" */
  text: string
  /** What the line costs more then. */
  amount: number
  /** Whether the line costs something already: then the amount is added to it. */
  isAdded: boolean
  /** Styles to choose as well. */
  styles: string[]
}

/** The bundles of a family that are not chosen whole yet, each as one step; those that would gain nothing are left out. */
export function offerBundles(line: CartLineRequest, place: PricingPlace): BundleOffer[] {
  const { family } = place
  const own = stylesOfFamily(family)
    .map(({ id }) => id)
    .filter((id) => line.styles.includes(id))

  return bundlesWithin(family).flatMap((bundle) => {
    const { id, styles } = bundle
    const missing = styles.filter((style) => !line.styles.includes(style))
    if (missing.length === 0) return []
    const then = coverStyles(family, new Set([...own, ...missing]))
    if (!then.bundles.some((taken) => taken.bundle.id === id)) return []
    return {
      id,
      text: textOf(bundle),
      amount: increaseBy(missing, line, place),
      isAdded: line.styles.length > 0,
      styles: missing,
    }
  })
}

/** The bundles whose styles are all paid for, by their own price or another. */
export function includedBundles(line: CartLineRequest, family: PricedFamily) {
  const own = stylesOfFamily(family)
    .map(({ id }) => id)
    .filter((id) => line.styles.includes(id))
  const covered = new Set([...own, ...coveredStyles(coverStyles(family, new Set(own)))])
  return bundlesWithin(family)
    .filter(({ styles }) => styles.every((id) => covered.has(id)))
    .map((bundle) => ({ id: bundle.id, text: textOf(bundle) }))
}

function textOf({ name, styles }: PricedBundle): string {
  return `Bundle ${name}, ${styles.length} styles`
}
