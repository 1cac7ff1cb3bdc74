import type { CartLineRequest } from '@/domain/cart/cart-request'
import { offerBundleInCart } from '@/domain/pricing/offer-bundle-in-cart'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { priceOfOffer, unlessRefused, type ShownOffer } from './family-offer'
import type { ShopChoice } from '../shop-choice'

type ShownBundleOffer = Pick<ShownOffer, 'text' | 'price'> & { lines: CartLineRequest[] }

/** The bundle that gains most for a cart, as it is shown; null: none, or the cart is newer than the prices here. */
export function offerBundle(
  lines: CartLineRequest[],
  choices: readonly ShopChoice[],
  rules: PriceRules,
): ShownBundleOffer | null {
  const offer = unlessRefused(() => offerBundleInCart(lines, choices, rules))
  if (!offer) return null
  const price = priceOfOffer({ amount: offer.amount, isAdded: true }, rules)
  return { text: offer.text, price, lines: offer.lines }
}
