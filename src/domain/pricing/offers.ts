import type { CartLineRequest } from '../cart/cart-request'
import { countInWords, lowerFirst, pluralOf } from '../words'
import { bundlesWithin } from './bundle-family'
import { coverStyles } from './cover/cover-styles'
import { increaseBy, priceInScopes, type PricingPlace } from './price-in-scopes'
import { familiesOfLine } from './price-line'
import { type PricedBundle, type PricedFamily, stylesOfFamily } from './priced-family'

type Offer = {
  /** "Bundle Text pair, 4 styles", "Complete the family: 14 more styles", "The whole family, 18 styles" */
  text: string
  /** What the line costs more then. */
  amount: number
  /** Whether the line costs something already: then the amount is added to it. */
  isAdded: boolean
  /** Styles to choose as well. */
  styles: string[]
}

/** The bundles of a family that are not chosen whole yet, each as one step; those that would gain nothing are left out. */
export function offerBundles(
  line: CartLineRequest,
  place: PricingPlace,
): (Offer & { id: string })[] {
  const { family } = place
  const all = stylesOfFamily(family).map(({ id }) => id)
  const own = all.filter((id) => line.styles.includes(id))
  const paid = coveredBy(line, place)

  return bundlesWithin(family).flatMap((bundle) => {
    const { id, styles } = bundle
    if (styles.every((style) => paid.has(style))) return []
    const missing = styles.filter((style) => !line.styles.includes(style))
    const then = new Set([...own, ...missing])
    if (!familiesOfLine(line, family).some((one) => takes(one, then, id))) return []
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
export function includedBundles(line: CartLineRequest, place: PricingPlace) {
  const paid = coveredBy(line, place)
  return bundlesWithin(place.family)
    .filter(({ styles }) => styles.every((id) => paid.has(id)))
    .map((bundle) => ({ id: bundle.id, text: textOf(bundle) }))
}

function takes(family: PricedFamily, styles: ReadonlySet<string>, bundle: string): boolean {
  return coverStyles(family, styles).bundles.some((taken) => taken.bundle.id === bundle)
}

/** What is chosen, and what its price pays for beside it: a licence in a sale of its own may be cheapest in another way. */
function coveredBy(line: CartLineRequest, place: PricingPlace): ReadonlySet<string> {
  return new Set([...line.styles, ...priceInScopes(line, place).covers])
}

function textOf({ name, styles }: PricedBundle): string {
  return `Bundle ${name}, ${styles.length} styles`
}

/** The rest of a family, or of a child of it, as one step; null: it is not sold whole, or is whole already. */
export function offerFamily(
  family: PricedFamily,
  line: CartLineRequest,
  place: PricingPlace,
): Offer | null {
  const all = stylesOfFamily(family).map((style) => style.id)
  const missing = all.filter((id) => !line.styles.includes(id))
  if (!isSoldWhole(family) || isWhole(family, line, place)) return null

  return {
    text: offerText(all.length - missing.length, all.length),
    amount: increaseBy(missing, line, place),
    isAdded: line.styles.length > 0,
    styles: missing,
  }
}

/** "The whole family, 18 styles", once its price pays for all of it; null: it does not, or the family is not sold whole. */
export function describeWhole(family: PricedFamily, line: CartLineRequest, place: PricingPlace) {
  if (!isSoldWhole(family) || !isWhole(family, line, place)) return null
  return offerText(0, stylesOfFamily(family).length)
}

function isSoldWhole(family: PricedFamily): boolean {
  return family.familyPrice !== null && stylesOfFamily(family).length > 1
}

function isWhole(family: PricedFamily, line: CartLineRequest, place: PricingPlace): boolean {
  const paid = coveredBy(line, place)
  return stylesOfFamily(family).every(({ id }) => paid.has(id))
}

function offerText(chosen: number, all: number): string {
  if (chosen === 0) return `The whole family, ${all} styles`
  const more = all - chosen
  return `Complete the family: ${lowerFirst(countInWords(more))} more ${pluralOf(more, 'style')}`
}
