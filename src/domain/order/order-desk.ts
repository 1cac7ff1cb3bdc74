import type { OrderSheet } from './order-sheet'
import type { OrderState } from './order-state'
import type { RefundState } from './refund/refund-ledger'

/** GET /api/orders/{id}/desk: what staff see of an order, and what they may do. Amounts are minor units. */
export type OrderDesk = {
  state: OrderState
  /** The page that the buyer has. */
  url: string
  currency: string
  total: number
  /** What came; null: the provider did not say just now, or does not know the payment. */
  received: number | null
  refunded: number
  /** What of it can still go back. */
  left: number
  /** What a gift paid, and what of that can still go back, after the money; null: none did. */
  credit: DeskCredit | null
  reviewReason: string | null
  /** Of an order that waits, or waited, for a bank transfer which has not come. */
  transfer: { due_at: string; is_overdue: boolean } | null
  /** Fonts and licences went out. */
  is_delivered: boolean
  /** Its money goes back by hand. */
  by_transfer: boolean
  lines: DeskLine[]
  refunds: DeskRefund[]
  history: DeskEvent[]
  sheet: OrderSheet
}

export type DeskCredit = { label: string; used: number; left: number }

export type DeskLine = {
  id: string
  name: string
  /** With its tax, and what a gift paid of it. */
  value: number
  isGivenBack: boolean
}

export type DeskRefund = {
  id: string
  amount: number
  /** What goes back to a gift. */
  credit: number
  state: RefundState
  isDispute: boolean
  at: string
  /** Why it failed. */
  failure: string | null
}

export type DeskEvent = {
  id: string
  at: string
  kind: string
  who: string
  what: string
  why: string | null
}
