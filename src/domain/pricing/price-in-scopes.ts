import type { CartLineRequest } from '../cart/cart-request'
import { cheapestScope } from './cheapest-scope'
import { priceLine, type LineQuote } from './price-line'
import type { PricedFamily } from './priced-family'
import type { PriceRules } from './price-rules'

/** Where a line is priced: in its own topmost family, or in any of the scopes that sells it for less. */
export type PricingPlace = {
  family: PricedFamily
  scopes: readonly PricedFamily[]
  rules: PriceRules
}

export function priceInScopes(
  line: CartLineRequest,
  { family, scopes, rules }: PricingPlace,
): LineQuote {
  return priceLine(line, cheapestScope(line.styles, scopes) ?? family, rules)
}

/**
 * What a line costs more with further styles. Without a licence a line costs nothing: then it is what the styles cost more
 * before any.
 */
export function increaseBy(
  styles: readonly string[],
  line: CartLineRequest,
  place: PricingPlace,
): number {
  const now = priceInScopes(line, place)
  const whole = { ...line, styles: [...new Set([...line.styles, ...styles])] }
  const then = priceInScopes(whole, place)
  return line.licences.length > 0 ? then.amount - now.amount : then.stylesPrice - now.stylesPrice
}
