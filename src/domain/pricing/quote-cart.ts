import type { CartLineRequest } from '../cart/cart-request'
import type { CartTax } from '../cart/priced-cart'
import { percentRounded } from '../money/decimal'
import type { TaxDecision } from '../tax/tax-decision'
import { priceLine, type LineQuote } from './price-line'
import type { PricedFamily } from './priced-family'
import type { PriceRules } from './price-rules'

/** A line with the topmost typeface its styles belong to. */
export type QuotableLine = { line: CartLineRequest; family: PricedFamily }

export type QuotedLine = LineQuote & { familyId: string; line: CartLineRequest }

export type CartQuote = {
  currency: string
  lines: QuotedLine[]
  discount: number
  net: number
  /** null: the country is not known yet. */
  tax: CartTax | null
  total: number
}

/** Lines added up, then tax on the sum, rounded once. Lines keep their order. */
export function quoteCart(
  lines: readonly QuotableLine[],
  { rules, tax }: { rules: PriceRules; tax: TaxDecision | null },
): CartQuote {
  const quoted = lines.map(({ line, family }) => ({
    ...priceLine(line, family, rules),
    familyId: family.id,
    line,
  }))
  const net = quoted.reduce((sum, line) => sum + line.amount, 0)
  const charged = tax && taxOn(net, tax)

  return {
    currency: rules.currency,
    lines: quoted,
    discount: 0,
    net,
    tax: charged,
    total: net + (charged?.amount ?? 0),
  }
}

export function taxOn(net: number, { kind, rate, country }: TaxDecision): CartTax {
  return { rate, amount: percentRounded(net, rate), kind, country }
}

/** Canonical text of what the buyer agrees to: equal for equal quotes, in whatever order. */
export function quoteFingerprint(quote: CartQuote): string {
  return JSON.stringify([
    quote.currency,
    quote.lines.map(lineFingerprint).toSorted(),
    quote.discount,
    quote.net,
    quote.tax && [quote.tax.country, quote.tax.kind, quote.tax.rate, quote.tax.amount],
    quote.total,
  ])
}

function lineFingerprint({ line, licences, familyId, amount, covers }: QuotedLine): string {
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
  ])
}

function byText(a: unknown, b: unknown): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)]
  return left < right ? -1 : left > right ? 1 : 0
}
