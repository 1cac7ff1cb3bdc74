import { NOTHING_PAID } from '@/domain/order/order-answer'
import type { Confirmation } from '@/operations/orders/payment/confirm-payment'

/** The state of a payment, as its visitor sees it. */
export type PaymentState =
  | { kind: 'preparing' }
  /** Nothing has been sent: the shop or the payment service did not answer. */
  | { kind: 'unavailable'; message: string }
  | { kind: 'ready' }
  /** A transfer was chosen before. */
  | { kind: 'awaits_transfer' }
  | { kind: 'sending' }
  /** The card may have been charged; the outcome is not known. */
  | { kind: 'unanswered'; message: string }
  /** The shop knows that nothing was charged. */
  | { kind: 'unpaid' }
  | { kind: 'declined'; message: string }
  | { kind: 'needs_confirmation' }
  /** `trouble`: why the last check got no answer; the next one follows. */
  | { kind: 'processing'; trouble?: string }
  /** A person has to look at it: nothing may be paid again. */
  | { kind: 'held'; message: string }
  | { kind: 'paid'; orderUrl: string | null }

/** What the card fields answer when `pay` is called. */
export type CardOutcome =
  | { kind: 'sent' }
  /** The fields show what is missing. */
  | { kind: 'incomplete' }
  | { kind: 'declined'; message: string }

/** The card fields, as the payment calls them. `pay` throws when the outcome is not known. */
export type CardHandle = { pay: () => Promise<CardOutcome> }

export const NO_REASON = 'Your bank said no and gave no reason.'

export function stateOfVerdict({ status, order_url, message }: Confirmation): PaymentState {
  switch (status) {
    case 'paid':
      return { kind: 'paid', orderUrl: order_url ?? null }
    case 'processing':
      return message === undefined ? { kind: 'processing' } : { kind: 'held', message }
    case 'requires_action':
      return { kind: 'needs_confirmation' }
    case 'failed':
      if (message === NOTHING_PAID) return { kind: 'unpaid' }
      return { kind: 'declined', message: message ?? NO_REASON }
  }
}

/** The visitor may give a card, or another one. */
export function mayPay({ kind }: PaymentState): boolean {
  return kind === 'unpaid' || kind === 'declined'
}
