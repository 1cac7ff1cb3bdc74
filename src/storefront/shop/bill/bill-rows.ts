import type { BillStep } from '@/domain/cart/priced-cart'
import { formatAmount } from '@/domain/money/format-money'

/** One line of a bill as it is shown. `key` stays while the words change, so only new lines move. */
export type BillRow = { key: string; text: string; amount: string; inner: boolean; struck: boolean }

export function rowsOfSteps(steps: BillStep[], currency: string): BillRow[] {
  const seen = new Map<string, number>()
  return steps.map((step) => {
    const head = step.role === 'inner' ? 'inner' : (step.text.split(/[,;]/)[0] ?? '')
    const place = seen.get(head) ?? 0
    seen.set(head, place + 1)
    return {
      key: `${head} ${place}`,
      text: step.text,
      amount: formatAmount(step.amount, currency),
      inner: step.role === 'inner',
      struck: step.struck,
    }
  })
}
