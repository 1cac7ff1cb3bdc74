import type { BillStep } from '@/domain/cart/priced-cart'
import type { LineQuote } from '@/domain/pricing/price-line'
import { describeCredit } from '@/domain/pricing/upgrade/held-licence'
import { addsToHeld, type HeldChoice } from '@/domain/pricing/upgrade/more-than-held'
import type { Picked } from '../choose/picked'

type Priced = { bill: BillStep[]; amount: number }

const NOTHING: Priced = { bill: [], amount: 0 }

/** What the end state costs, less what was paid for it already. */
export function billOfUpgrade(quote: LineQuote | null, held: HeldChoice | null): Priced {
  if (!quote || !held) return quote ?? NOTHING
  const credit = Math.min(held.paid, quote.amount)
  const text = describeCredit({ licence: held.number, paid: held.paid })
  const step: BillStep = { text, amount: -credit, role: 'addend', struck: false }
  return { bill: credit > 0 ? [...quote.bill, step] : quote.bill, amount: quote.amount - credit }
}

export function missingInUpgrade(picked: Picked, held: HeldChoice): string | null {
  return addsToHeld(picked, held) ? null : 'Choose what to add'
}
