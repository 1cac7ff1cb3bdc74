import { formatAmount } from '@/domain/money/format-money'
import { countInWords, lowerFirst, pluralOf } from '@/domain/money/words'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { lineOf, quoteOf, withStyles, type Picked } from './choice-terms'
import { stylesOf, type ShopChoice } from './shop-choice'

/** The rest of a family, for what it adds to the price. */
export type FamilyOffer = { text: string; price: string; styles: string[] }

/** While choosing: the styles alone, before any licence. */
export function offerFamily(
  picked: Picked,
  choice: ShopChoice,
  rules: PriceRules,
): FamilyOffer | null {
  const offer = missingStyles(picked, choice)
  if (!offer) return null
  const [now, then] = [picked, withStyles(picked, offer.styles)].map((selection) => {
    const outcome = quoteOf({ ...selection, licences: {} }, choice, rules)
    return outcome.kind === 'priced' ? outcome.quote.stylesPrice : null
  })
  if (then == null) return null
  if (!offer.chosen) {
    const price = formatAmount(then, rules.currency)
    return { text: `The whole family, ${offer.styles.length} styles`, price, styles: offer.styles }
  }
  const text = `Complete the family: ${moreStyles(offer.missing)}`
  return { text, price: plus(then - (now ?? 0), rules), styles: offer.styles }
}

/** In the cart: what the line costs more with all of its licences. */
export function offerRest(
  picked: Picked,
  choice: ShopChoice,
  rules: PriceRules,
): FamilyOffer | null {
  const offer = missingStyles(picked, choice)
  if (!offer?.chosen || !lineOf(picked).licences.length) return null
  const now = quoteOf(picked, choice, rules)
  const then = quoteOf(withStyles(picked, offer.styles), choice, rules)
  if (now.kind !== 'priced' || then.kind !== 'priced') return null
  const text = `Complete ${choice.name}: ${moreStyles(offer.missing)}`
  return { text, price: plus(then.quote.amount - now.quote.amount, rules), styles: offer.styles }
}

/** Nothing to offer where no family is sold, or where all of it is paid for. */
function missingStyles(picked: Picked, choice: ShopChoice) {
  if (choice.familyPrice === null) return null
  const styles = stylesOf(choice).map((style) => style.id)
  const chosen = styles.filter((id) => picked.styles.includes(id)).length
  const missing = styles.length - chosen
  return styles.length > 1 && missing ? { styles, chosen, missing } : null
}

function moreStyles(count: number): string {
  return `${lowerFirst(countInWords(count))} more ${pluralOf(count, 'style')}`
}

function plus(amount: number, { currency }: PriceRules): string {
  return `+ ${formatAmount(Math.max(0, amount), currency)}`
}
