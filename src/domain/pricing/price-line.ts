import type { CartLineRequest } from '../cart/cart-request'
import type { BillStep, PricedLicence } from '../cart/priced-cart'
import { coveredStyles, coverStyles } from './cover/cover-styles'
import { describeCover } from './cover/describe-cover'
import { withOrderAnswers } from './describe-answers'
import { priceLicences } from './price-licences'
import type { PricedFamily } from './priced-family'
import type { PriceRules } from './price-rules'

export type LineQuote = {
  amount: number
  licences: PricedLicence[]
  bill: BillStep[]
  steps: string[]
  /** Price of the styles before any licence. */
  stylesPrice: number
  /** Every style the price pays for: all of a family whose price was taken. */
  covers: string[]
}

/**
 * One line of a cart, priced; the browser and the server compute it with this very function.
 * `family` is the topmost typeface, so that every price above the styles is seen.
 */
export function priceLine(
  line: CartLineRequest,
  family: PricedFamily,
  rules: PriceRules,
): LineQuote {
  const cover = coverStyles(family, new Set(line.styles))
  const parts = priceLicences(cover.price, line.licences, rules)
  const addends = line.styles.length > 0 ? parts : []

  const styles = describeCover(cover, rules.currency)
  const bill = [
    ...withOrderAnswers(styles, cover.price, rules.orderAnswers),
    ...addends.map((part) => part.step),
  ]
  return {
    amount: addends.reduce((sum, part) => sum + part.licence.amount, 0),
    licences: parts.map((part) => part.licence),
    bill,
    steps: bill.map((step) => step.text),
    stylesPrice: cover.price,
    covers: coveredStyles(cover),
  }
}
