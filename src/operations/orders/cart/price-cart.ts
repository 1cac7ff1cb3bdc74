import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { termOf } from '@/domain/licensing/term'
import { holdsAny } from '@/domain/pricing/bundle-family'
import { filterSold, noteOnGone, noteOnWithdrawn } from '@/domain/pricing/filter-sold'
import { familyInList, noteOnCurrency } from '@/domain/pricing/price-list'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { InvalidRequest, StyleIsUnknown } from '@/domain/shop-error'
import type { SoldFamily } from '../../catalogue/typefaces/priced-families'
import { determineCartTax } from '../../tax/determine-cart-tax'
import { isHeldLine, readHeldOfLines, sellHeldLine } from '../upgrades/held-lines'
import { answersOf, withKnownAnswers } from './cart-answers'
import { priceQuotedCart } from '../quotes/price-quoted-cart'
import type { StoredCart } from './cart-records'
import { pricingOf, type CartPricing, type SoldLine } from './cart-pricing'
import { findDiscounts } from './find-discounts'
import { readListOfCart } from './price-list-records'
import { findNamesOfGone } from '../../catalogue/typefaces/named-typeface-records'
import { findSoldFamilies, readPriceRules } from './price-records'
import { scopesOf } from './scopes-of'

type Contents = Pick<
  StoredCart,
  | 'lines'
  | 'country'
  | 'vatCheck'
  | 'currency'
  | 'coupon'
  | 'audience'
  | 'answers'
  | 'order'
  | 'quote'
>

/**
 * Prices a cart from ids and tiers alone. Lines added in this request must be for sale, a country set in it must have a
 * tax rate, and a coupon must take something off. Whatever was withdrawn since an earlier request is left out: the cart still
 * opens, and its other hash shows the buyer that the price has changed.
 */
export async function priceCart(
  payload: Payload,
  cart: Contents,
  { changed }: { changed: readonly (keyof StoredCart)[] },
): Promise<CartPricing> {
  if (cart.quote !== null)
    return priceQuotedCart(payload, { ...cart, quote: cart.quote }, { changed })
  const isNew = (part: keyof StoredCart) => changed.includes(part)
  const styleIds = [...new Set(cart.lines.flatMap((line) => line.styles))]
  const [found, { list, lists }, shopRules, tax, discounts, held] = await Promise.all([
    findSoldFamilies(payload, styleIds),
    readListOfCart(payload, cart.currency),
    readPriceRules(payload),
    determineCartTax(payload, cart, { strict: isNew('country') }),
    findDiscounts(payload, cart, { isNew }),
    readHeldOfLines(payload, cart.lines),
  ])
  const families = found.map((family) => familyInList(family, list))
  const rules = {
    ...shopRules,
    currency: list.currency,
    orderAnswers: answersOf(cart, shopRules, { strict: isNew('answers') }),
  }
  const strict = isNew('lines') || isNew('currency')
  const heldNotes: string[] = []
  const note = (sentence: string) => heldNotes.push(sentence)
  const sell = (line: CartLineRequest) => soldLine(line, { families, rules, strict: true })
  const sold = cart.lines.flatMap((line) =>
    isHeldLine(line)
      ? sellHeldLine(line, { held, rules, strict, sell, note })
      : soldLine(line, { families, rules, strict: isNew('lines') }),
  )
  heldNotes.push(...noteOnWithdrawn(cart.lines, rules.licenceTypes))
  const gone = styleIds.filter((id) => !families.some((family) => holdsAny(family, [id])))
  heldNotes.push(...noteOnGone(await findNamesOfGone(payload, gone)))
  const { audience, coupon } = discounts
  const terms = { rules, audience, coupon: coupon.kind === 'open' ? coupon.coupon : null }
  const pricing = pricingOf(
    { sold, terms },
    {
      ...{ tax, country: cart.country, discounts },
      currencies: lists.map(({ currency }) => currency),
      currencyNote: noteOnCurrency(lists, cart.currency),
      ...{ held, heldNotes },
    },
  )
  const problem = isNew('coupon') ? pricing.quote.coupon?.problem : null
  if (problem) throw new InvalidRequest({ coupon: problem })
  return pricing
}

function soldLine(
  line: CartLineRequest,
  { families, rules, strict }: { families: SoldFamily[]; rules: PriceRules; strict: boolean },
): SoldLine[] {
  const unknown = line.styles.find((id) => !families.some((one) => holdsAny(one, [id])))
  if (strict && unknown !== undefined) throw new StyleIsUnknown(unknown)

  return scopesOf(line.styles, { families, strict }).flatMap((family) => {
    const styles = line.styles.filter((id) => holdsAny(family, [id]))
    const own = withKnownAnswers({ ...line, styles }, rules.licenceTypes)
    if (strict && !isHeldLine(line)) termOf(own.licences, rules.licenceTypes)
    const sold = strict ? own : filterSold(own, { family, licenceTypes: rules.licenceTypes })
    return sold ? [{ line: sold, family }] : []
  })
}
