import { formatAmount } from '@/domain/money/format-money'
import { offerFamily } from '@/domain/pricing/offers'
import type { PricingPlace } from '@/domain/pricing/price-in-scopes'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { ShopError } from '@/domain/shop-error'
import { lineOf, type Picked } from '../choose/picked'
import type { ShopChoice } from '../shop-choice'

/** The rest of a family as it is shown: what it adds to the price of the line, or what all of it costs. */
export type ShownOffer = { text: string; price: string; styles: string[] }

/** In place of the price, where the bill has it already. */
export const INCLUDED = 'included'

/** Of the typeface itself, or of a child of it. */
export function offerWhole(
  picked: Picked,
  { group, place }: { group: ShopChoice; place: PricingPlace },
): ShownOffer | null {
  const line = lineOf(picked)
  const offer = unlessRefused(() => offerFamily(group, line, place))
  if (!offer) return null
  return {
    text: offer.text + (offer.isAdded ? beforeLicences(picked) : ''),
    price: priceOfOffer(offer, place.rules),
    styles: offer.styles,
  }
}

/** In the cart, where several families stand beside each other. */
export function offerRest(
  picked: Picked,
  group: ShopChoice,
  place: PricingPlace,
): ShownOffer | null {
  const offer = offerWhole(picked, { group, place })
  return offer && { ...offer, text: offer.text.replace('the family', group.name) }
}

/** "+ 60.00", "− 15.00"; the plain amount where nothing was chosen before. */
export function priceOfOffer(
  { amount, isAdded }: { amount: number; isAdded: boolean },
  { currency }: PriceRules,
): string {
  const plain = formatAmount(Math.abs(amount), currency)
  if (amount < 0) return `− ${plain}`
  return isAdded ? `+ ${plain}` : plain
}

/** Said as long as no licence multiplies the amount. */
export function beforeLicences({ licences }: Picked): string {
  return Object.keys(licences).length > 0 ? '' : ', before licences'
}

/** null: something chosen is not for sale any more, as the bill says. */
export function unlessRefused<Offer>(offer: () => Offer): Offer | null {
  try {
    return offer()
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}
