import type { CartLineRequest } from '../cart/cart-request'
import type { CartTax } from '../cart/priced-cart'
import type { OrderAnswer } from '../licensing/answers/order-question'
import { allocate } from '../money/allocate'
import type { TaxDecision } from '../tax/tax-decision'
import type { Audience } from './discounts/audience'
import { areOfTypefaces, type Coupon, type QuotedCoupon } from './coupon'
import { takeOff, type Discount, type QuotedAudience } from './discounts/take-off'
import { withExtras, type Extra, type QuotedExtra } from './extras'
import { type LineQuote, priceLine } from './price-line'
import type { PricedFamily } from './priced-family'
import type { PriceRules } from './price-rules'
import { taxOf } from './shown-price'
import type { UpgradeCredit } from './upgrade/held-licence'

/** A line with the topmost typeface its styles belong to. */
export type QuotableLine = {
  line: CartLineRequest
  family: PricedFamily
  /** What was paid for the licence that it upgrades. */
  credit?: UpgradeCredit | null
  /** Of a line that upgrades or renews a licence: whom the new one is for; null: everybody. Absent: whom the cart is for. */
  audience?: Audience | null
}

/** `net` and `tax` are the line's parts of the cart's: they add up to those exactly. `credit` is what was paid before. */
export type QuotedLine = LineQuote & {
  familyId: string
  line: CartLineRequest
  net: number
  tax: number
  credit: number
  /** Whom its licence is for; null: everybody. */
  audience: Audience | null
}

export type CartQuote = {
  currency: string
  lines: QuotedLine[]
  /** Lines in staff's own words that cost something; one that takes off is among the discounts. */
  extras: QuotedExtra[]
  audience: QuotedAudience | null
  coupon: QuotedCoupon | null
  /** What was answered once for the order. */
  orderAnswers: OrderAnswer[]
  /** In the order they come off. */
  discounts: Discount[]
  /** All of them together; already off `net`. */
  discount: number
  net: number
  /** null: the country is not known yet. */
  tax: CartTax | null
  total: number
}

/** What the whole cart is priced with. */
export type CartTerms = {
  rules: PriceRules
  tax: TaxDecision | null
  audience?: Audience | null
  coupon?: Coupon | null
  extras?: readonly Extra[]
}

/**
 * Lines added up, less what they cost less for an audience, less what upgraded licences were paid with, less the coupon, with staff's own
 * lines, then tax on that, rounded once. Lines keep their order.
 */
export function quoteCart(
  lines: readonly QuotableLine[],
  { rules, tax, audience = null, coupon = null, extras = [] }: CartTerms,
): CartQuote {
  const quoted = lines.map(({ line, family }) => ({
    ...priceLine(line, family, rules),
    familyId: family.id,
    line,
  }))
  const { currency } = rules
  const isForLine = (place: number) => isForCoupon(lines[place], coupon)
  const amounts = quoted.map((line) => line.amount)
  const creditAt = (place: number) => lines[place]?.credit ?? null
  const audienceAt = (place: number) => audienceOf(lines[place], audience)
  const taken = takeOff(amounts, { audience, audienceAt, coupon, currency, isForLine, creditAt })
  const { credits } = taken
  const { nets, added, ...own } = withExtras(taken.nets, extras)
  const discounts = [...taken.discounts, ...own.discounts]

  const net = nets.reduce((sum, part) => sum + part, 0)
  const charged = tax && { ...tax, amount: taxOf(net, tax) }
  const taxes = allocate(charged?.amount ?? 0, nets)
  return {
    currency,
    lines: quoted.map((line, index) => ({
      ...line,
      net: nets[index] ?? 0,
      tax: taxes[index] ?? 0,
      credit: credits[index] ?? 0,
      audience: audienceAt(index),
    })),
    extras: added.map((extra, index) => ({
      ...extra,
      net: nets[quoted.length + index] ?? 0,
      tax: taxes[quoted.length + index] ?? 0,
    })),
    audience: taken.audience,
    coupon: taken.coupon,
    orderAnswers: rules.orderAnswers ?? [],
    discounts,
    discount: discounts.reduce((sum, { amount }) => sum + amount, 0),
    net,
    tax: charged,
    total: net + (charged?.amount ?? 0),
  }
}

function audienceOf(line: QuotableLine | undefined, own: Audience | null): Audience | null {
  return line?.audience === undefined ? own : line.audience
}

function isForCoupon(line: QuotableLine | undefined, coupon: Coupon | null): boolean {
  if (!line || !coupon) return false
  const typefaces = coupon.typefaces.map(({ id }) => id)
  return typefaces.length === 0 || areOfTypefaces(line.line.styles, line.family, typefaces)
}

/** Canonical text of what the buyer agrees to: equal for equal quotes, in whatever order. */
export function quoteFingerprint(quote: CartQuote): string {
  return JSON.stringify([
    quote.currency,
    quote.lines.map(lineFingerprint).toSorted(),
    quote.extras.map(({ text, amount }) => [text, amount]),
    quote.discounts.map(({ label, amount }) => [label, amount]),
    quote.orderAnswers.map(({ key, tier, question, label }) => [key, tier, question, label]),
    quote.audience && [quote.audience.key, quote.audience.words],
    quote.net,
    quote.tax && [quote.tax.country, quote.tax.kind, quote.tax.rate, quote.tax.amount],
    quote.total,
  ])
}

function lineFingerprint(quoted: QuotedLine): string {
  const { line, licences, familyId, amount, covers, audience } = quoted
  const answers = line.licences.map((choice) => [
    choice.type,
    Object.entries(choice.answers ?? {}).toSorted(byText),
  ])
  return JSON.stringify([
    familyId,
    line.styles.toSorted(),
    covers.toSorted(),
    licences.map(({ type, tier, label, amount }) => [type, tier, label, amount]).toSorted(byText),
    answers.toSorted(byText),
    amount,
    ...(line.upgradeOf ? ['upgrades', line.upgradeOf] : []),
    ...(line.renews ? ['renews', line.renews] : []),
    ...(audience ? [audience.key, audience.words] : []),
  ])
}

function byText(a: unknown, b: unknown): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  return left < right ? -1 : left > right ? 1 : 0
}
