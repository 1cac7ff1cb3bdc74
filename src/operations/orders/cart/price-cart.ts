import type { Payload } from 'payload'
import type { CartLineRequest } from '@/domain/cart/cart-request'
import { errorsOfMissing, knownAnswers } from '@/domain/licensing/answers/check-answers'
import {
  type ChosenAnswers,
  errorsOfOrderAnswers,
  type OrderAnswer,
  orderAnswersOf,
} from '@/domain/licensing/answers/order-question'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { termOf } from '@/domain/licensing/term'
import { StylesOfSeveralTypefaces } from '@/domain/order/order-error'
import { familyOfBundle, holdsAny, isAcross } from '@/domain/pricing/bundle-family'
import { filterSold, noteOnGone, noteOnWithdrawn } from '@/domain/pricing/filter-sold'
import { cheapestScope } from '@/domain/pricing/price-in-scopes'
import { familyInList, noteOnCurrency } from '@/domain/pricing/price-list'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { StyleIsUnknown } from '@/domain/pricing/sale-error'
import { type FieldErrors, InvalidRequest } from '@/domain/shop-error'
import type { SoldFamily } from '../../catalogue/typefaces/priced-families'
import type { StoredCart } from '../../records/carts'
import { findOrder } from '../../records/orders'
import { findSoldFamilies, readPriceRules } from '../../records/prices/price-inputs'
import { readListOfCart } from '../../records/prices/prices'
import { findNamesOfGone } from '../../records/typefaces'
import { determineCartTax } from '../../tax/determine-cart-tax'
import { priceQuotedCart } from '../quotes/price-quoted-cart'
import { priceRenewal, renewedByItself } from '../rentals/renewed-line'
import { isHeldLine, readHeldOfLines, sellHeldLine } from '../upgrades/upgrade-lines'
import { type CartPricing, pricingOf, type SoldLine } from './cart-pricing'
import { findDiscounts } from './find-discounts'

type Contents = Pick<
  StoredCart,
  | 'lines'
  | 'country'
  | 'postalCode'
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
  const renewal =
    cart.lines.length === 0 && cart.order ? await findOrder(payload, cart.order) : null
  if (renewal && renewedByItself(renewal)) return priceRenewal(payload, renewal)
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
  if (strict && unknown !== undefined) throw new StyleIsUnknown()

  return scopesOf(line, { families, rules, strict }).flatMap((family) => {
    const styles = line.styles.filter((id) => holdsAny(family, [id]))
    const own = withKnownAnswers({ ...line, styles }, rules.licenceTypes)
    if (strict && !isHeldLine(line)) termOf(own.licences, rules.licenceTypes)
    const sold = strict ? own : filterSold(own, { family, licenceTypes: rules.licenceTypes })
    return sold ? [{ line: sold, family }] : []
  })
}

/** Only an answer that this request gives is refused; one that is offered no more leaves its question open. */
function answersOf(
  { answers }: { answers: ChosenAnswers | null },
  { orderQuestions = [] }: PriceRules,
  { strict }: { strict: boolean },
): OrderAnswer[] {
  const errors = strict ? errorsOfOrderAnswers(orderQuestions, answers ?? {}) : {}
  if (Object.keys(errors).length > 0) throw new InvalidRequest(errors)
  return orderAnswersOf(orderQuestions, answers ?? {})
}

/** Questions may have been withdrawn since they were answered. */
function withKnownAnswers(line: CartLineRequest, types: LicenceType[]): CartLineRequest {
  const licences = line.licences.map(({ answers, ...choice }) => {
    const questions = types.find(({ key }) => key === choice.type)?.questions ?? []
    const known = knownAnswers(questions, answers)
    return known ? { ...choice, answers: known } : choice
  })
  return { ...line, licences }
}

/** What buyers must tell of a use before it is theirs, and have not: each under its field of the cart. */
export function errorsOfUses({ quote, licenceTypes }: CartPricing): FieldErrors {
  const errors: FieldErrors = {}
  quote.lines.forEach(({ line }, index) => {
    line.licences.forEach(({ type: key, answers }, place) => {
      const questions = licenceTypes.find((type) => type.key === key)?.questions ?? []
      for (const [question, sentence] of Object.entries(errorsOfMissing(questions, answers))) {
        errors[`lines.${index}.licences.${place}.answers.${question}`] = sentence
      }
    })
  })
  return errors
}

/** Styles of several typefaces are one line as long as a bundle holds them all; else a line for each typeface. */
function scopesOf(
  line: CartLineRequest,
  { families, rules, strict }: { families: SoldFamily[]; rules: PriceRules; strict: boolean },
): SoldFamily[] {
  const known = line.styles.filter((id) => families.some((one) => holdsAny(one, [id])))
  const scope = scopeOf({ ...line, styles: known }, families, rules)
  if (scope) return [scope]
  if (strict) throw new StylesOfSeveralTypefaces()
  return families.filter((one) => holdsAny(one, known))
}

/** The typeface, or the bundle over several, that sells all these styles together; null: none does. */
export function scopeOf(line: CartLineRequest, families: SoldFamily[], rules?: PriceRules) {
  return cheapestScope(line, [...families, ...bundleScopes(families)], rules)
}

function bundleScopes(families: SoldFamily[]): SoldFamily[] {
  const bundles = families.flatMap((family) => family.bundles ?? [])
  const across = bundles.filter((bundle) => isAcross(bundle, families))
  return [...new Map(across.map((bundle) => [bundle.id, bundle])).values()].flatMap((bundle) => {
    const family = familyOfBundle(bundle, families)
    return family ? { ...family, slug: bundle.slug } : []
  })
}
