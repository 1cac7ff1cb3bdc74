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
