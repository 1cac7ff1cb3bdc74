import { shareOut } from './share-out'

type Line = { id: string; net: number }

/** `lines`: what it was given back for; null: a whole order, or an amount. */
export type GivenRefund = { net: number; lines: readonly { id: string }[] | null }

/**
 * What each line of an order stood at before and after each of its refunds, in the order they were made. They take first from the
 * lines they were for, then from what is left of the others: once the whole net went back, every line stands at zero.
 */
export function refundsByLine(
  lines: readonly Line[],
  refunds: readonly GivenRefund[],
): { before: number[]; after: number[] }[] {
  let left = lines.map(({ net }) => net)
  return refunds.map((refund) => {
    const before = left
    const taken = takeOff(before, { lines, refund })
    left = before.map((net, index) => net - (taken[index] ?? 0))
    return { before, after: left }
  })
}

function takeOff(
  left: readonly number[],
  { lines, refund }: { lines: readonly Line[]; refund: GivenRefund },
): number[] {
  const isNamed = ({ id }: Line) => refund.lines?.some((one) => one.id === id) ?? true
  const named = lines.map((line, index) => (isNamed(line) ? Math.max(0, left[index] ?? 0) : 0))
  const others = lines.map((line, index) => (isNamed(line) ? 0 : Math.max(0, left[index] ?? 0)))

  const first = Math.min(refund.net, sumOf(named))
  const second = Math.min(refund.net - first, sumOf(others))
  // A buyer who paid too much is given back more than the lines were worth.
  const beyond = refund.net - first - second
  const parts = [
    shareOut(first, named),
    shareOut(second, others),
    shareOut(
      beyond,
      lines.map(({ net }) => net),
    ),
  ]
  return lines.map((_, index) => sumOf(parts.map((part) => part[index] ?? 0)))
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
