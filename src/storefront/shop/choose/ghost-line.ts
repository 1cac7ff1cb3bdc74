import type { BillStep } from '@/domain/cart/priced-cart'
import { licenceLabel } from '@/domain/licensing/licence-type'
import { formatAmount } from '@/domain/money/format-money'
import { ownValue } from '@/domain/own-value'
import type { HeldChoice } from '@/domain/pricing/upgrade/more-than-held'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { shownSum } from '@/domain/pricing/shown-price'
import type { BillRow } from '../bill/bill-lines'
import type { ShopChoice } from '../shop-choice'
import { type Picked, quoteOf, withTier } from './picked'

/** A licence one points at. */
export type PointedTier = { type: string; tier: string }

/** What it would add to the bill, and the total it would make. */
type GhostLine = { row: BillRow; net: number }

type Place = {
  picked: Picked
  choice: ShopChoice
  choices: readonly ShopChoice[]
  held: HeldChoice | null
  rules: PriceRules
  /** The total as it stands, before VAT. */
  amount: number
}

/** null: nothing is pointed at, or it is chosen already, or it has no price. */
export function ghostLineOf(pointed: PointedTier | null, place: Place): GhostLine | null {
  const { picked, choice, choices, held, rules, amount } = place
  if (!pointed || picked.styles.length === 0) return null
  if (ownValue(picked.licences, pointed.type) === pointed.tier) return null
  const outcome = quoteOf(
    withTier(picked, pointed.type, pointed.tier),
    { choice, choices, held },
    rules,
  )
  if (outcome.kind === 'refused') return null

  const net = outcome.quote.amount
  const change = shownSum(net, rules.tax) - shownSum(amount, rules.tax)
  const sign = change < 0 ? '− ' : '+ '
  const row = {
    key: 'ghost',
    text: textOf(pointed, outcome.quote.bill, rules),
    amount: sign + formatAmount(Math.abs(change), rules.currency),
    inner: false,
    struck: false,
    ghost: true,
  }
  return { row, net }
}

/** As it would stand in the bill, with its factor. */
function textOf(pointed: PointedTier, bill: readonly BillStep[], rules: PriceRules): string {
  const label = labelOf(pointed, rules)
  return bill.find(({ text }) => text.startsWith(label))?.text ?? label
}

function labelOf({ type, tier }: PointedTier, { licenceTypes }: PriceRules): string {
  const licence = licenceTypes.find(({ key }) => key === type)
  const chosen = licence?.tiers.find(({ key }) => key === tier)
  return licence && chosen ? licenceLabel(licence, chosen) : ''
}
