import type { CartLineRequest } from '../cart/cart-request'
import { countInWords, lowerFirst, pluralOf } from '../words'
import { bundlesWithin } from './bundle-family'
import { coveredStyles, coverStyles } from './cover/cover-styles'
import { increaseBy, type PricingPlace } from './price-in-scopes'
import { type PricedBundle, type PricedFamily, stylesOfFamily } from './priced-family'

type BundleOffer = {
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

type FamilyOffer = {
  /** "Complete the family: 14 more styles", "The whole family, 18 styles" */
  text: string
  /** What the line costs more then. */
  amount: number
  /** Whether the line costs something already: then the amount is added to it. */
  isAdded: boolean
  /** Styles to choose as well. */
  styles: string[]
}

/** The rest of a family, or of a child of it, as one step; null: it is not sold whole, or is whole already. */
export function offerFamily(
  family: PricedFamily,
  line: CartLineRequest,
  place: PricingPlace,
): FamilyOffer | null {
  const all = stylesOfFamily(family).map((style) => style.id)
  const own = all.filter((id) => line.styles.includes(id))
  const missing = all.filter((id) => !line.styles.includes(id))
  if (!isSoldWhole(family) || isWhole(family, own)) return null

  return {
    text: offerText(own.length, all.length),
    amount: increaseBy(missing, line, place),
    isAdded: line.styles.length > 0,
    styles: missing,
  }
}

/** "The whole family, 18 styles", once its price pays for all of it; null: it does not, or the family is not sold whole. */
export function describeWhole(family: PricedFamily, line: CartLineRequest): string | null {
  const all = stylesOfFamily(family).map((style) => style.id)
  const own = all.filter((id) => line.styles.includes(id))
  return isSoldWhole(family) && isWhole(family, own) ? offerText(0, all.length) : null
}

function isSoldWhole(family: PricedFamily): boolean {
  return family.familyPrice !== null && stylesOfFamily(family).length > 1
}

function isWhole(family: PricedFamily, own: string[]): boolean {
  const isEvery = own.length === stylesOfFamily(family).length
  return isEvery || coverStyles(family, new Set(own)).takesFamilyPrice
}

function offerText(chosen: number, all: number): string {
  if (chosen === 0) return `The whole family, ${all} styles`
  const more = all - chosen
  return `Complete the family: ${lowerFirst(countInWords(more))} more ${pluralOf(more, 'style')}`
}
