import type { CartTax } from '../cart/priced-cart'
import { percentRounded, plainDecimal } from '../money/decimal'
import { formatMoney } from '../money/format-money'
import { keepFiguresWhole } from '../words'
import type { TaxDecision } from '../tax/tax-decision'
import type { PriceList, PriceLists } from './price-list'
import { mapKinds, salesFor } from './sales'

/**
 * How a shop's prices are shown: in each of its currencies, with this VAT in them; null: before VAT. `per`: they are those of a term,
 * "a month".
 */
export type PriceTerms = { lists: PriceLists; tax: TaxDecision | null; per?: string }

/** One price in minor units by the code of the currency, that of account first. */
export type ShownPrice = Readonly<Record<string, number>>

/** The same in words: "from 45.00 €". */
export type PriceTexts = Readonly<Record<string, string>>

/** The VAT on a sum, rounded once: of a price that is shown as of a cart that is charged. */
export function taxOf(net: number, tax: Pick<TaxDecision, 'rate'> | null): number {
  return tax ? percentRounded(net, tax.rate) : 0
}

/** Beside a price whose buyer is not known; null: it is shown before VAT. */
export function taxInWords(tax: Pick<TaxDecision, 'rate'> | null): string {
  return tax ? `incl. ${plainDecimal(tax.rate)} % VAT` : 'before VAT'
}

/** What a sum is shown as: what a consumer pays for it. */
export function shownSum(net: number, tax: Pick<TaxDecision, 'rate'> | null = null): number {
  return net + taxOf(net, tax)
}

/** A cart as it is shown while its buyer's country is not known: with the VAT that all prices are shown with. */
export function withShownTax<Cart extends { net: number; tax: CartTax | null; total: number }>(
  cart: Cart,
  tax: PriceTerms['tax'],
): Cart {
  if (!tax || cart.tax) return cart
  return { ...cart, tax: { ...tax, amount: taxOf(cart.net, tax) }, total: shownSum(cart.net, tax) }
}

/** Sums of one cart as they are shown: each rounded so that they add up to what all of them together are shown as. */
export function shownParts(nets: readonly number[], tax: PriceTerms['tax']): number[] {
  let sum = 0
  return nets.map((net) => {
    const before = shownSum(sum, tax)
    sum += net
    return shownSum(sum, tax) - before
  })
}

/** A price as each list has it; null: it is not for sale. */
export function shownPrice(
  { lists, tax }: PriceTerms,
  netIn: (list: PriceList) => number | null,
): ShownPrice | null {
  const prices = lists.flatMap((list): [string, number][] => {
    const net = netIn(list)
    return net === null ? [] : [[list.currency, shownSum(net, tax)]]
  })
  return prices.length > 0 ? Object.fromEntries(prices) : null
}

/** What the price of a sale is compared with; null: in one of the lists there is nothing. */
export function shownEarlier(
  terms: PriceTerms,
  now: (list: PriceList) => number | null,
  before: (list: PriceList) => number | null | undefined,
): PriceTexts | null {
  const isLower = terms.lists.every((list) => (before(list) ?? 0) > (now(list) ?? 0))
  const shown = isLower ? shownPrice(terms, (list) => before(list) ?? null) : null
  return shown && textsOf(shown)
}

export function textsOf(price: ShownPrice, say = (money: string) => money): PriceTexts {
  return Object.fromEntries(
    Object.entries(price).map(([currency, sum]) => [
      currency,
      say(keepFiguresWhole(formatMoney(sum, currency))),
    ]),
  )
}

/** "45.00 €", "45.00 € a month": two pieces, where one line is too short. */
export function withTerm(money: string, per = ''): string {
  return per ? `${money} ${per.replace(' ', '\u00a0')}` : money
}

/** No more of the lists than what has one of these ids: for a page that shows it alone. */
export function termsFor(terms: PriceTerms, ids: readonly string[]): PriceTerms {
  const known = new Set(ids)
  const pick = (own: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(own).filter(([id]) => known.has(id)))
  const [account, ...further] = terms.lists.map((list) => ({
    ...list,
    own: mapKinds((kind) => pick(list.own[kind])),
    ...(list.sales && { sales: salesFor(list.sales, known) }),
  }))
  return { ...terms, lists: [account!, ...further] }
}
