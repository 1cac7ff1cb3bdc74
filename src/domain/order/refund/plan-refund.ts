import { allocate } from '../../money/allocate'
import { LineIsGivenBack, NothingIsLeft, RefundIsTooLarge, RefundIsTooSmall } from './refund-error'

export type RefundChoice =
  { kind: 'whole' } | { kind: 'lines'; lines: string[] } | { kind: 'amount'; amount: number }

/**
 * What an order says of its money. `received` is what came, which staff may have accepted as it was; `credit` is what a gift paid of
 * it, before tax, and can be spent again: no other coupon comes back.
 */
export type SoldOrder = {
  currency: string
  received: number
  net: number
  tax: number
  credit: number
  lines: SoldLine[]
  /** Since its invoice was corrected; absent: as the lines say. What went back by that is one of the refunds before. */
  correctedTax?: number
}

/** The first orders did not write down what of their net and tax is a line's. */
type SoldLine = { id: string; amount: number; net?: number; tax?: number }

/** What a line was paid with: money, and of a credit what came off it. */
export type LineValue = { id: string; net: number; tax: number; credit: number }

/**
 * What goes back, or went: money, its net and its tax, and credit. `lines`: of the order, as far as it goes back by line; null: not by
 * line.
 */
export type GivenBack = {
  amount: number
  net: number
  tax: number
  credit: number
  lines: LineValue[] | null
}

type RefundPlan = GivenBack

/**
 * How much goes back for what staff chose, and what of it is tax. All parts of an order add up to it, to the smallest unit. Money goes
 * back before credit, whatever the parts: so a buyer waits for no money of theirs.
 */
export function planRefund(order: SoldOrder, before: readonly GivenBack[], choice: RefundChoice) {
  const left = leftOf(order, before)
  if (sumOf(left) < 1) throw new NothingIsLeft()

  switch (choice.kind) {
    case 'whole':
      return moneyFirst(sumOf(left), { left, lines: null })
    case 'amount':
      if (!Number.isSafeInteger(choice.amount) || choice.amount < 1) throw new RefundIsTooSmall()
      assertIsLeft(choice.amount, { left, order })
      return moneyFirst(choice.amount, { left, lines: null })
    case 'lines':
      return planLines(order, { before, left, lines: choice.lines })
  }
}

/**
 * What of an amount that has gone back is tax, whoever gave it back and however much it was. `isRest`: the whole payment is gone with
 * it, and what a credit paid goes with the payment.
 */
export function splitRefund(
  order: SoldOrder,
  before: readonly GivenBack[],
  { amount, isRest }: { amount: number; isRest: boolean },
): RefundPlan {
  const left = leftOf(order, before)
  return { ...split(amount, left), credit: isRest ? left.credit : 0, lines: null }
}

/** What can still go back. */
export function leftOf(order: SoldOrder, before: readonly GivenBack[]): Left {
  const sum = (part: 'amount' | 'net' | 'tax' | 'credit') =>
    before.reduce((all, one) => all + one[part], 0)
  return {
    amount: Math.max(0, order.received - sum('amount')),
    credit: Math.max(0, order.credit - sum('credit')),
    tax: Math.max(0, order.tax - sum('tax')),
    total: order.net + order.tax - sum('net') - sum('tax'),
  }
}

/** A line with its tax and its part of the credit: what goes back for it. */
export function valueOfLines(order: SoldOrder): LineValue[] {
  const weights = order.lines.map(({ amount }) => amount)
  const byAmount = allocate(order.net, weights)
  const nets = order.lines.map(({ net }, index) => net ?? byAmount[index] ?? 0)
  const { correctedTax } = order
  const isFrozen = correctedTax === undefined
  const taxes = isFrozen ? allocate(order.tax, weights) : allocate(correctedTax, nets)
  const values = order.lines.map(({ id, amount, tax }, index) => ({
    id,
    amount,
    net: nets[index] ?? 0,
    tax: (isFrozen ? tax : null) ?? taxes[index] ?? 0,
  }))
  // The credit came off the lines with whatever else did: no order wrote down more.
  const credits = allocate(
    order.credit,
    values.map(({ amount, net }) => Math.max(0, amount - net)),
  )
  return values.map(({ id, net, tax }, index) => ({ id, net, tax, credit: credits[index] ?? 0 }))
}

type Left = { amount: number; credit: number; tax: number; total: number }

/** Money and credit together. */
function sumOf({ amount, credit }: Pick<Left, 'amount' | 'credit'>): number {
  return amount + credit
}

function planLines(
  order: SoldOrder,
  { before, left, lines }: { before: readonly GivenBack[]; left: Left; lines: string[] },
): RefundPlan {
  const done = before.flatMap((one) => one.lines ?? []).map(({ id }) => id)
  if (lines.some((line) => done.includes(line))) throw new LineIsGivenBack()

  const chosen = valueOfLines(order).filter(({ id }) => lines.includes(id))
  const sum = (part: 'net' | 'tax' | 'credit') => chosen.reduce((all, one) => all + one[part], 0)
  const values = sum('net') + sum('tax') + sum('credit')
  if (values < 1) throw new RefundIsTooSmall()
  const isRest = order.lines.every(({ id }) => done.includes(id) || lines.includes(id))
  const asked = isRest ? restWithin(values, { left, order }) : values
  assertIsLeft(asked, { left, order })
  // What is given back last takes the rest with it, whatever was rounded before.
  if (order.credit > 0 || asked === left.amount) return moneyFirst(asked, { left, lines: chosen })
  const tax = Math.min(sum('tax'), left.tax)
  return { amount: asked, net: asked - tax, tax, credit: 0, lines: chosen }
}

/** The tax that a correction gave back was rounded once for all lines that were left: the last of them take what is left by cents. */
function restWithin(values: number, { left, order }: { left: Left; order: SoldOrder }): number {
  const isRounding = Math.abs(values - sumOf(left)) <= order.lines.length
  return order.correctedTax !== undefined && isRounding ? sumOf(left) : values
}

function assertIsLeft(asked: number, { left, order }: { left: Left; order: SoldOrder }): void {
  if (asked > sumOf(left)) throw new RefundIsTooLarge(sumOf(left), order)
}

function moneyFirst(
  asked: number,
  { left, lines }: { left: Left; lines: LineValue[] | null },
): RefundPlan {
  const amount = Math.min(asked, left.amount)
  return { ...split(amount, left), credit: asked - amount, lines }
}

/** The tax goes back in the proportion in which it is left; the last refund takes what is left of it. */
function split(amount: number, left: Left): Pick<RefundPlan, 'amount' | 'net' | 'tax'> {
  const tax = Math.min(amount, left.tax, shareOf(left.tax, { part: amount, whole: left.total }))
  return { amount, net: amount - tax, tax }
}

/** amount × part ÷ whole, rounded once, half up. */
function shareOf(amount: number, { part, whole }: { part: number; whole: number }): number {
  if (whole < 1) return 0
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole)
  return Number(doubled / (2n * BigInt(whole)))
}
