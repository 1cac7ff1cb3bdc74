import type { CartLineRequest } from '../cart/cart-request'
import { countInWords, lowerFirst, pluralOf } from '../words'
import { coverStyles } from './cover/cover-styles'
import { increaseBy, type PricingPlace } from './price-in-scopes'
import { stylesOfFamily, type PricedFamily } from './priced-family'

export type FamilyOffer = {
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
  if (family.familyPrice === null || missing.length === 0 || all.length === 1) return null
  if (coverStyles(family, new Set(own)).takesFamilyPrice) return null

  return {
    text: offerText(own.length, all.length),
    amount: increaseBy(missing, line, place),
    isAdded: line.styles.length > 0,
    styles: missing,
  }
}

function offerText(chosen: number, all: number): string {
  if (chosen === 0) return `The whole family, ${all} styles`
  const more = all - chosen
  return `Complete the family: ${lowerFirst(countInWords(more))} more ${pluralOf(more, 'style')}`
}
