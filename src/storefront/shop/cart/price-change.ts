import type { PricedCart } from '@/domain/cart/priced-cart'
import { formatMoney } from '@/domain/money/format-money'

/** What moved between two looks at one cart, in words. */
export type PriceChange = {
  heading: string
  sentence: string
  /** Lines whose price moved, and what they are called together. */
  lines: string[]
  names: string
}

/** Null: nothing a buyer pays has moved. */
export function describePriceChange(before: PricedCart, now: PricedCart): PriceChange | null {
  const amounts = new Map(before.lines.map((line) => [line.id, line.amount]))
  const moved = now.lines.filter((line) => (amounts.get(line.id) ?? line.amount) !== line.amount)
  if (!moved.length && before.total === now.total) return null

  const names = joinNames([...new Set(moved.map((line) => line.typeface.name))])
  const was = formatMoney(before.total, before.currency)
  const is = formatMoney(now.total, now.currency)
  return {
    heading: `${subjectOf(moved.length, names)} changed since you looked`,
    sentence: `The total is now ${is} instead of ${was}. Nothing is ordered until you agree.`,
    lines: moved.map((line) => line.id),
    names,
  }
}

function subjectOf(moved: number, names: string): string {
  if (!moved) return 'The total has'
  return moved === 1 ? `The price of ${names} has` : `The prices of ${names} have`
}

function joinNames(names: string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
