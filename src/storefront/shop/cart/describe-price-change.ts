import type { PricedCart } from '@/domain/cart/priced-cart'
import { formatMoney } from '@/domain/money/format-money'
import { namesInWords } from '@/domain/words'

/** What changed in the price of a cart since it was last seen, in words. */
type PriceChange = {
  heading: string
  sentence: string
  /** Ids of the lines whose price changed, and their names in one list. */
  lines: string[]
  names: string
}

/** Null: nothing the buyer pays has changed. */
export function describePriceChange(before: PricedCart, now: PricedCart): PriceChange | null {
  if (before.currency !== now.currency) return describeOtherCurrency(before, now)
  const amounts = new Map(before.lines.map((line) => [line.id, line.amount]))
  const changed = now.lines.filter((line) => (amounts.get(line.id) ?? line.amount) !== line.amount)
  if (!changed.length && before.total === now.total) return null

  const names = namesInWords([...new Set(changed.map((line) => line.typeface.name))])
  const was = formatMoney(before.total, before.currency)
  const is = formatMoney(now.total, now.currency)
  return {
    heading: `${subjectOf(changed.length, names)} changed since you looked`,
    sentence: `The total is now ${is} instead of ${was}. Nothing is ordered until you agree.`,
    lines: changed.map((line) => line.id),
    names,
  }
}

/** Amounts in two currencies say nothing about each other. */
function describeOtherCurrency(before: PricedCart, now: PricedCart): PriceChange {
  const total = `The total is now ${formatMoney(now.total, now.currency)}.`
  return {
    heading: `Your cart was in ${before.currency} and is in ${now.currency} now`,
    sentence: [now.currency_note, total, 'Nothing is ordered until you agree.']
      .filter(Boolean)
      .join(' '),
    lines: [],
    names: '',
  }
}

function subjectOf(changed: number, names: string): string {
  if (!changed) return 'The total has'
  return changed === 1 ? `The price of ${names} has` : `The prices of ${names} have`
}
