import { formatAmount } from '@/domain/money/format-money'
import { offerFamily } from '@/domain/pricing/offer-family'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { quoteOf, withStyles, type Picked } from '../choose/picked'
import type { ShopChoice } from '../shop-choice'

/** The rest of a family as it is shown: what it adds to the price, or what all of it costs. */
export type ShownOffer = { text: string; price: string; styles: string[] }

/** While choosing: the styles alone, before any licence. */
export function offerWhole(
  picked: Picked,
  choice: ShopChoice,
  rules: PriceRules,
): ShownOffer | null {
  const offer = offerFamily(choice, new Set(picked.styles))
  if (!offer) return null
  const amount = formatAmount(offer.amount, rules.currency)
  return {
    text: offer.text,
    price: offer.hasChosen ? `+ ${amount}` : amount,
    styles: offer.styles,
  }
}

/** In the cart: what the line costs more with all of its licences. */
export function offerRest(
  picked: Picked,
  shown: { choice: ShopChoice; choices: readonly ShopChoice[] },
  rules: PriceRules,
): ShownOffer | null {
  const offer = offerFamily(shown.choice, new Set(picked.styles))
  if (!offer) return null
  const now = quoteOf(picked, shown, rules)
  const then = quoteOf(withStyles(picked, offer.styles), shown, rules)
  if (now.kind !== 'priced' || then.kind !== 'priced') return null
  return {
    text: offer.text.replace('the family', shown.choice.name),
    price: `+ ${formatAmount(then.quote.amount - now.quote.amount, rules.currency)}`,
    styles: offer.styles,
  }
}
