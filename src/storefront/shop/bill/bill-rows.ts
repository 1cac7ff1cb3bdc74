import type { BillStep } from '@/domain/cart/priced-cart'
import { formatAmount } from '@/domain/money/format-money'

/** One line of a bill as it is shown. `key` stays while the words change, so that only new lines are animated. */
export type BillRow = {
  key: string
  text: string
  amount: string
  inner: boolean
  struck: boolean
  /** Not chosen: only pointed at. */
  ghost?: boolean
}

export function rowsOfSteps(steps: BillStep[], currency: string): BillRow[] {
  const seen = new Map<string, number>()
  return steps.map((step) => {
    const subject = step.role === 'inner' ? 'inner' : (step.text.split(/[,;]/)[0] ?? '')
    const place = seen.get(subject) ?? 0
    seen.set(subject, place + 1)
    return {
      key: `${subject} ${place}`,
      text: step.text,
      amount: formatAmount(step.amount, currency),
      inner: step.role === 'inner',
      struck: step.struck,
    }
  })
}
