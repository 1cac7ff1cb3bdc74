import type { CartLineRequest } from '../cart/cart-request'
import { isSold } from '../licensing/licence-type'
import { priceOfStyles } from './cover/cover-styles'
import { priceLine } from './price-line'
import type { PriceRules } from './price-rules'
import { shownSum } from './shown-price'
import { type PricedFamily, stylesOfFamily } from './priced-family'

/** Where a line is priced: in its own topmost family, or in any of the scopes that sells it for less. */
export type PricingPlace = {
  family: PricedFamily
  scopes: readonly PricedFamily[]
  rules: PriceRules
  /** What is paid with the line as it is given here; absent: what the line costs by itself. */
  netWith?: (line: CartLineRequest) => number
}

export function priceInScopes(line: CartLineRequest, { family, scopes, rules }: PricingPlace) {
  return priceLine(line, cheapestScope(line, scopes, rules) ?? family, rules)
}

/**
 * What a line costs more with further styles. Without a licence a line costs nothing: then it is what the styles cost more
 * before any. As prices are shown: a bill with VAT rises by just that.
 */
export function increaseBy(styles: readonly string[], line: CartLineRequest, place: PricingPlace) {
  const whole = { ...line, styles: [...new Set([...line.styles, ...styles])] }
  const { netWith = (one) => priceInScopes(one, place).amount, rules } = place
  const netOf = line.licences.length > 0 ? netWith : stylesPriceOf
  return shownSum(netOf(whole), rules.tax) - shownSum(netOf(line), rules.tax)

  function stylesPriceOf(one: CartLineRequest) {
    return priceInScopes(one, place).stylesPrice
  }
}

/**
 * The scope that sells all these styles together for the least, with these licences where one of them is in a sale of its own:
 * their topmost typeface, or a bundle over several that holds them. At the same price the first of `scopes` wins; null: none holds
 * them all. Without rules: whatever the licence.
 */
export function cheapestScope<Scope extends PricedFamily>(
  { styles, licences }: CartLineRequest,
  scopes: readonly Scope[],
  rules?: PriceRules,
): Scope | null {
  if (styles.length === 0) return null
  const chosen = new Set(styles)
  const sold = licences.filter((choice) => rules && isSold(choice, rules.licenceTypes))
  const holding = scopes.filter((scope) => holdsAll(scope, styles))
  const hasOwnSale = sold.length > 0 && holding.some(({ byLicence }) => byLicence)
  const [first, ...others] = holding.map((scope) => ({ scope, price: priceIn(scope) ?? Infinity }))
  if (!first) return null
  return others.reduce((best, one) => (one.price < best.price ? one : best), first).scope

  function priceIn(scope: Scope): number | null {
    const price = priceOfStyles(scope, chosen)
    if (!rules || !hasOwnSale || price === null) return price
    return priceLine({ styles, licences: sold }, scope, rules).amount
  }
}

function holdsAll(family: PricedFamily, styles: readonly string[]): boolean {
  const held = new Set(stylesOfFamily(family).map(({ id }) => id))
  return styles.every((id) => held.has(id))
}
