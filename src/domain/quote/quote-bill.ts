import { billedExtra } from '../cart/bill-of-extras'
import { composeBill } from '../cart/compose-cart-bill'
import type { BillStep } from '../cart/priced-cart'
import type { FrozenQuote } from './frozen-quote'

/** Every step of the price, then what comes off the whole. */
export function quoteBill({
  lines,
  extras,
  discounts,
}: Pick<FrozenQuote, 'lines' | 'extras' | 'discounts'>): BillStep[] {
  return [
    ...composeBill([...lines, ...extras.map(billedExtra)]),
    ...discounts.map(({ label, amount }) => addend(label, -amount)),
  ]
}

function addend(text: string, amount: number): BillStep {
  return { text, amount, role: 'addend', struck: false }
}

/** A coupon is not kept back for a quote: others may take its last use first. */
export function couponNote({ coupon }: Pick<FrozenQuote, 'coupon'>): string | null {
  if (coupon === null) return null
  return `This price counts on coupon ${coupon}. It is used when you order: if others have taken its last use by then, the quote is made anew.`
}
