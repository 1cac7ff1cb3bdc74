import { priceOfStyles } from './cover/cover-styles'
import { stylesOfFamily, type PricedFamily } from './priced-family'

/** What a buyer pays for all of a typeface that is sold whole: its own price, or less where its styles together cost less. */
export function wholePrice(family: PricedFamily): number | null {
  if (family.familyPrice === null) return null
  return priceOfStyles(family, new Set(stylesOfFamily(family).map(({ id }) => id)))
}
