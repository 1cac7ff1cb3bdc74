import { priceOfStyles } from './cover-styles'
import { stylesOfFamily, type PricedFamily } from './priced-family'

/**
 * Where all these styles are had together for the least: their topmost typeface, or a bundle over several that holds them. At
 * the same price the first of `homes` is taken; null: none holds them all.
 */
export function cheapestHome<Home extends PricedFamily>(
  styles: readonly string[],
  homes: readonly Home[],
): Home | null {
  if (styles.length === 0) return null
  const chosen = new Set(styles)
  const [first, ...others] = homes
    .filter((home) => holdsAll(home, styles))
    .map((home) => ({ home, price: priceOfStyles(home, chosen) ?? Infinity }))
  if (!first) return null
  return others.reduce((best, one) => (one.price < best.price ? one : best), first).home
}

function holdsAll(family: PricedFamily, styles: readonly string[]): boolean {
  const held = new Set(stylesOfFamily(family).map(({ id }) => id))
  return styles.every((id) => held.has(id))
}
