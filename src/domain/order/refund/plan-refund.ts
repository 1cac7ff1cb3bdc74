import { allocate } from '../../money/allocate'
import { LineIsGivenBack, NothingIsLeft, RefundIsTooLarge, RefundIsTooSmall } from './refund-error'

export type RefundChoice =
  { kind: 'whole' } | { kind: 'lines'; lines: string[] } | { kind: 'amount'; amount: number }

/** What an order says of its money. `received` is what came, which staff may have accepted as it was. */
export type SoldOrder = {
  currency: string
  received: number
  net: number
  tax: number
  lines: SoldLine[]
}

/** The first orders did not write down what of their net and tax is a line's. */
export type SoldLine = { id: string; amount: number; net?: number; tax?: number }

export type LineValue = { id: string; net: number; tax: number }

/** Money that goes back, or went. `lines`: of the order, as far as it goes back by line; null: not by line. */
export type GivenBack = { amount: number; net: number; tax: number; lines: LineValue[] | null }

export type RefundPlan = GivenBack

/** How much goes back for what staff chose, and what of it is tax. All parts of an order add up to it, to the smallest unit. */
export function planRefund(
  order: SoldOrder,
  before: readonly GivenBack[],
  choice: RefundChoice,
): RefundPlan {
  const left = leftOf(order, before)
  if (left.amount < 1) throw new NothingIsLeft()

  switch (choice.kind) {
    case 'whole':
      return split(left.amount, { left, lines: null })
    case 'amount':
      if (!Number.isSafeInteger(choice.amount) || choice.amount < 1) throw new RefundIsTooSmall()
      assertIsLeft(choice.amount, { left, order })
      return split(choice.amount, { left, lines: null })
    case 'lines':
      return planLines(order, { before, left, lines: choice.lines })
  }
}

/** What of an amount that has gone back is tax, whoever gave it back and however much it was. */
export function splitRefund(
  order: SoldOrder,
  before: readonly GivenBack[],
  amount: number,
): RefundPlan {
  return split(amount, { left: leftOf(order, before), lines: null })
}

/** What can still go back. */
export function leftOf(order: SoldOrder, before: readonly GivenBack[]): Left {
  const sum = (part: 'amount' | 'net' | 'tax') => before.reduce((all, one) => all + one[part], 0)
  return {
    amount: order.received - sum('amount'),
    tax: Math.max(0, order.tax - sum('tax')),
    total: order.net + order.tax - sum('net') - sum('tax'),
  }
}

/** A line with its tax: what goes back for it. */
export function valueOfLines(order: SoldOrder): LineValue[] {
  const weights = order.lines.map(({ amount }) => amount)
  const nets = allocate(order.net, weights)
  const taxes = allocate(order.tax, weights)
  return order.lines.map(({ id, net, tax }, index) => ({
    id,
    net: net ?? nets[index] ?? 0,
    tax: tax ?? taxes[index] ?? 0,
  }))
}

export type Left = { amount: number; tax: number; total: number }

function planLines(
  order: SoldOrder,
  { before, left, lines }: { before: readonly GivenBack[]; left: Left; lines: string[] },
): RefundPlan {
  const done = before.flatMap((one) => one.lines ?? []).map(({ id }) => id)
  if (lines.some((line) => done.includes(line))) throw new LineIsGivenBack()

  const chosen = valueOfLines(order).filter(({ id }) => lines.includes(id))
  const net = chosen.reduce((sum, line) => sum + line.net, 0)
  const tax = chosen.reduce((sum, line) => sum + line.tax, 0)
  if (net + tax < 1) throw new RefundIsTooSmall()
  assertIsLeft(net + tax, { left, order })
  // What is given back last takes the rest with it, whatever was rounded before.
  if (net + tax === left.amount) return split(left.amount, { left, lines: chosen })
  return { amount: net + tax, net, tax, lines: chosen }
}

function assertIsLeft(amount: number, { left, order }: { left: Left; order: SoldOrder }): void {
  if (amount > left.amount) throw new RefundIsTooLarge(left.amount, order)
}

/** The tax goes back in the proportion in which it is left; the last refund takes what is left of it. */
function split(
  amount: number,
  { left, lines }: { left: Left; lines: LineValue[] | null },
): RefundPlan {
  const tax = Math.min(amount, left.tax, shareOf(left.tax, { part: amount, whole: left.total }))
  return { amount, net: amount - tax, tax, lines }
}

/** amount × part ÷ whole, rounded once, half up. */
function shareOf(amount: number, { part, whole }: { part: number; whole: number }): number {
  if (whole < 1) return 0
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole)
  return Number(doubled / (2n * BigInt(whole)))
}
