import { priceOfStyles } from './cover/cover-styles'
import { stylesOfFamily, type PricedFamily } from './priced-family'

/**
 * The scope that sells all these styles together for the least: their topmost typeface, or a bundle over several that holds
 * them. At the same price the first of `scopes` wins; null: none holds them all.
 */
export function cheapestScope<Scope extends PricedFamily>(
  styles: readonly string[],
  scopes: readonly Scope[],
): Scope | null {
  if (styles.length === 0) return null
  const chosen = new Set(styles)
  const [first, ...others] = scopes
    .filter((scope) => holdsAll(scope, styles))
    .map((scope) => ({ scope, price: priceOfStyles(scope, chosen) ?? Infinity }))
  if (!first) return null
  return others.reduce((best, one) => (one.price < best.price ? one : best), first).scope
}

function holdsAll(family: PricedFamily, styles: readonly string[]): boolean {
  const held = new Set(stylesOfFamily(family).map(({ id }) => id))
  return styles.every((id) => held.has(id))
}
