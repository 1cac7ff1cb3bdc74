import type { Coupon } from '../pricing/coupon'
import type { Audience } from '../pricing/discounts/audience'
import { cheapestScope } from '../pricing/price-in-scopes'
import type { PricedFamily } from '../pricing/priced-family'
import type { PriceRules } from '../pricing/price-rules'
import { type CartQuote, type QuotableLine, quoteCart } from '../pricing/quote-cart'
import type { CartLineRequest } from './cart-request'
import type { AudienceAnswer, CouponTerms, PricedCart } from './priced-cart'

export type ShownPrices = { scopes: readonly PricedFamily[]; rules: PriceRules }

type Terms = Pick<PricedCart, 'lines' | 'audience' | 'audiences' | 'coupon'>

/**
 * What a cart that was answered costs with other lines: with its audience, its coupon, and what was paid for licences that it
 * upgrades. null: one of the lines is not among these prices.
 */
export function quoteShownCart(
  cart: Terms,
  lines: readonly CartLineRequest[],
  { scopes, rules }: ShownPrices,
): CartQuote | null {
  const quotable = lines.flatMap((line): QuotableLine[] => {
    const family = cheapestScope(line, scopes, rules)
    return family ? [{ line, family, ...termsOfHeld(cart, line) }] : []
  })
  if (quotable.length < lines.length) return null
  const own = cart.audiences.find(({ key }) => key === cart.audience?.key)
  return quoteCart(quotable, {
    rules,
    tax: null,
    audience: own ? audienceIn(own) : null,
    coupon: cart.coupon?.terms ? couponIn(cart.coupon.code, cart.coupon.terms) : null,
  })
}

function termsOfHeld({ lines }: Terms, { upgradeOf, renews, withoutAudience }: CartLineRequest) {
  const number = upgradeOf ?? renews
  const held = lines.find((line) => number && (line.upgrade_of ?? line.renews) === number)?.held
  if (!number || !held) return {}
  return {
    audience: held.audience && !withoutAudience ? audienceIn(held.audience) : null,
    credit: upgradeOf ? { licence: number, paid: held.paid } : null,
  }
}

/** As pricing knows it, out of its form on the wire. */
export function audienceIn({ percent_off: percentOff, ...audience }: AudienceAnswer): Audience {
  return { ...audience, percentOff }
}

function couponIn(code: string, { least_total, stackable, ...terms }: CouponTerms): Coupon {
  return { code, ...terms, leastTotal: least_total, isStackable: stackable }
}
