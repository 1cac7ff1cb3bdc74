import { say } from '../staff/german/in-german'
import type { OrderState } from './order-state'
import type { RefundState } from './refund/refund-ledger'

/** What staff read in lists and at the order itself. */
export const STATE_IN_WORDS: Record<OrderState, string> = {
  awaiting_payment: 'Awaiting payment',
  paid: 'Paid',
  partially_refunded: 'Partly refunded',
  disputed: 'Disputed',
  needs_review: 'Needs your decision',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
}

export const REFUND_IN_WORDS: Record<RefundState, string> = {
  requested: 'asked for, Stripe has not answered yet',
  pending: 'on its way to the buyer’s bank',
  succeeded: 'went back',
  failed: 'could not go back',
  cancelled: 'was cancelled',
}

export const DISPUTE_IN_WORDS: Record<RefundState, string> = {
  requested: 'disputed by the buyer’s bank',
  pending: 'disputed by the buyer’s bank, not decided yet',
  succeeded: 'lost in the dispute',
  failed: 'stays: the dispute is won',
  cancelled: 'stays: the dispute is won',
}

/** In the language of whoever reads. */
export function stateInWords(state: OrderState, language: string): string {
  return say(language, STATE_IN_WORDS[state] ?? state)
}
