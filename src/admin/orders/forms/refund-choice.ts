import { readAmount } from '@/domain/money/read-amount'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import type { RefundChoice } from '@/domain/order/refund/plan-refund'

/** What the form holds: all of it is kept while another way is looked at. */
export type RefundDraft = { way: RefundChoice['kind']; lines: string[]; amount: string }

/** null: it is not complete yet. */
export function choiceOf(
  { way, lines, amount }: RefundDraft,
  currency: string,
): RefundChoice | null {
  switch (way) {
    case 'whole':
      return { kind: way }
    case 'lines':
      return lines.length > 0 ? { kind: way, lines } : null
    case 'amount': {
      const minor = positiveAmount(amount, currency)
      return minor === null ? null : { kind: way, amount: minor }
    }
  }
}

/** What goes back by it; null: it is not complete yet. */
export function sumOf(choice: RefundChoice | null, desk: OrderDesk): number | null {
  if (choice === null) return null
  if (choice.kind === 'whole') return leftToGive(desk)
  if (choice.kind === 'amount') return choice.amount
  const chosen = desk.lines.filter(({ id }) => choice.lines.includes(id))
  return chosen.reduce((sum, { value }) => sum + value, 0)
}

/** Money, and after it what a gift paid. */
export function leftToGive({ left, credit }: Pick<OrderDesk, 'left' | 'credit'>): number {
  return left + (credit?.left ?? 0)
}

/** How a sum goes back: money first, as the shop gives it. */
export function partsOf(sum: number, { left }: OrderDesk): { amount: number; credit: number } {
  const amount = Math.min(sum, left)
  return { amount, credit: sum - amount }
}

type Filled = { sum: number | null; left: number }

/** What is still to be filled in before money goes back; null: nothing. */
export function missingOf({ way }: RefundDraft, { sum, left }: Filled): string | null {
  if (sum === null) return way === 'lines' ? 'Tick a line.' : 'Write the amount.'
  return way === 'amount' && sum > left ? 'That is more than can still go back.' : null
}

/** A part of the price goes back for many reasons; what goes back whole, by whichever way, is hardly used on. */
export function usualLicences({ way }: RefundDraft, { sum, left }: Filled) {
  return way === 'amount' && sum !== left ? 'kept' : 'revoked'
}

/** More than nothing; null: no amount. */
export function positiveAmount(text: string, currency: string): number | null {
  const amount = readAmount(text, currency)
  return amount !== null && amount > 0 ? amount : null
}
