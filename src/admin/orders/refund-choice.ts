import { digitsOfCurrency } from '@/domain/money/currencies'
import type { OrderDesk } from '@/domain/order/order-desk'
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
      const minor = readAmount(amount, currency)
      return minor === null ? null : { kind: way, amount: minor }
    }
  }
}

/** What goes back by it; null: it is not complete yet. */
export function sumOf(choice: RefundChoice | null, { left, lines }: OrderDesk): number | null {
  if (choice === null) return null
  if (choice.kind === 'whole') return left
  if (choice.kind === 'amount') return choice.amount
  const chosen = lines.filter(({ id }) => choice.lines.includes(id))
  return chosen.reduce((sum, { value }) => sum + value, 0)
}

/** "40", "40.5" and "40,50" in the currency's smallest units; null: no amount. */
export function readAmount(text: string, currency: string): number | null {
  const digits = digitsOfCurrency(currency)
  const match = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || fraction.length > digits) return null
  const amount = Number(whole + fraction.padEnd(digits, '0'))
  return amount > 0 ? amount : null
}
