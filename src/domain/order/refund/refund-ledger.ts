import type { OrderState } from '../order-state'

export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed' | 'cancelled'

type Row = { state: RefundState; amount: number }

const DISPUTE = 'dispute:'

/** A dispute is a row of the same ledger: requested while the bank looks, succeeded when it was lost, cancelled when it was won. */
export function keyOfDispute(id: string): string {
  return DISPUTE + id
}

export function isDispute({ refundkey }: { refundkey?: string | null }): boolean {
  return refundkey?.startsWith(DISPUTE) ?? false
}

export function isOpenDispute(row: { refundkey?: string | null; state: RefundState }): boolean {
  return isDispute(row) && row.state === 'requested'
}

/** In what order a refund can come to be: Stripe's word of yesterday never undoes that of today. */
const RANK: Record<RefundState, number> = {
  requested: 0,
  pending: 1,
  succeeded: 2,
  failed: 3,
  cancelled: 3,
}

/** The states a refund may come from on its way to this one. */
export function statesBefore(state: RefundState): RefundState[] {
  return (Object.keys(RANK) as RefundState[]).filter((other) => RANK[other] < RANK[state])
}

/** What counts as gone: Stripe counts what a bank has not taken yet, too. */
export function isGivenBack({ state }: Pick<Row, 'state'>): boolean {
  return state === 'pending' || state === 'succeeded'
}

/** What may not be given away again: also what was only asked for. */
export function isHeld(row: Pick<Row, 'state'>): boolean {
  return row.state === 'requested' || isGivenBack(row)
}

export function sumGivenBack(rows: readonly Row[]): number {
  return rows.filter(isGivenBack).reduce((sum, { amount }) => sum + amount, 0)
}

type CreditRow = Pick<Row, 'state'> & { credit?: number | null; creditAt?: string | null }

/**
 * What of a credit may not be given away again. Once its holder can spend it, it may be spent: it stays given back, even where the money
 * that went with it comes back.
 */
export function isCreditHeld(row: CreditRow): boolean {
  return isHeld(row) || Boolean(row.creditAt)
}

/** What goes back, or went, with the rows that count as gone. */
export function sumCreditGone(rows: readonly CreditRow[]): number {
  return rows
    .filter((row) => isGivenBack(row) || row.creditAt)
    .reduce((sum, { credit }) => sum + (credit ?? 0), 0)
}

/** What its holder can spend again. */
export function sumCreditReturned(rows: readonly CreditRow[]): number {
  return rows.reduce((sum, { credit, creditAt }) => sum + (creditAt ? (credit ?? 0) : 0), 0)
}

type Money = {
  state: OrderState
  /** Delivered once: it was paid and settled. */
  isDelivered: boolean
  received: number
  refunded: number
  /** Of a gift: what was paid with it, and what of that its holder can spend again. */
  credit: { used: number; returned: number }
  isDisputed: boolean
}

/** What an order is by its ledger: given back whole once all of both is. Before it was paid, and once it was cancelled, refunds do not move it. */
export function stateByLedger(order: Money): OrderState {
  const { state, isDelivered, received, refunded, credit, isDisputed } = order
  if (state === 'awaiting_payment' || state === 'cancelled') return state
  const isBack = refunded >= received && credit.returned >= credit.used
  if (isBack && received + credit.used > 0)
    return isDisputed && isDelivered ? 'disputed' : 'refunded'
  if (!isDelivered) return 'needs_review'
  if (isDisputed) return 'disputed'
  return refunded + credit.returned > 0 ? 'partially_refunded' : 'paid'
}
