import { countInWords, lowerFirst, pluralOf } from '../words'
import { coverStyles } from './cover-styles'
import { stylesOfFamily, type PricedFamily } from './priced-family'

export type FamilyOffer = {
  /** "Complete the family: fourteen more styles", "The whole family, 18 styles" */
  text: string
  /** What it adds to the styles already chosen. */
  amount: number
  hasChosen: boolean
  /** Styles to choose as well. */
  styles: string[]
}

/** The rest of a family as one step; null: it is not sold whole, or is whole already. */
export function offerFamily(family: PricedFamily, chosen: ReadonlySet<string>): FamilyOffer | null {
  const all = stylesOfFamily(family).map((style) => style.id)
  const own = all.filter((id) => chosen.has(id))
  const missing = all.filter((id) => !chosen.has(id))
  if (family.familyPrice === null || missing.length === 0 || all.length === 1) return null

  const now = coverStyles(family, new Set(own))
  if (now.takesFamilyPrice) return null
  return {
    text: offerText(own.length, all.length),
    amount: coverStyles(family, new Set(all)).price - now.price,
    hasChosen: own.length > 0,
    styles: missing,
  }
}

function offerText(chosen: number, all: number): string {
  if (chosen === 0) return `The whole family, ${all} styles`
  const more = all - chosen
  return `Complete the family: ${lowerFirst(countInWords(more))} more ${pluralOf(more, 'style')}`
}
