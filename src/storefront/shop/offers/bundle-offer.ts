import type { CartLineRequest } from '@/domain/cart/cart-request'
import { formatAmount } from '@/domain/money/format-money'
import { offerBundleInCart } from '@/domain/pricing/offer-bundle-in-cart'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { ShopError } from '@/domain/shop-error'
import type { ShownOffer } from './family-offer'
import type { ShopChoice } from '../shop-choice'

type ShownBundleOffer = Pick<ShownOffer, 'text' | 'price'> & { lines: CartLineRequest[] }

/** The bundle that gains most for a cart, as it is shown; null: none, or the cart is newer than the prices here. */
export function offerBundle(
  lines: CartLineRequest[],
  choices: readonly ShopChoice[],
  rules: PriceRules,
): ShownBundleOffer | null {
  try {
    const offer = offerBundleInCart(lines, choices, rules)
    return offer && { text: offer.text, price: priceOf(offer.amount, rules), lines: offer.lines }
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

/** "+ 60.00", "− 15.00" */
function priceOf(amount: number, { currency }: PriceRules): string {
  return `${amount < 0 ? '−' : '+'} ${formatAmount(Math.abs(amount), currency)}`
}
