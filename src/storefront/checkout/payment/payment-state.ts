import { NOTHING_PAID } from '@/domain/order/nothing-paid'
import type { PaymentVerdict } from '../checkout-client'

/** Where a payment stands, as its visitor sees it. */
export type PaymentState =
  | { kind: 'preparing' }
  /** Nothing has been sent: the shop or the payment service did not answer. */
  | { kind: 'unavailable'; message: string }
  | { kind: 'ready' }
  | { kind: 'sending' }
  /** The card was asked, or may have been; what became of it is not known. */
  | { kind: 'unanswered'; message: string }
  /** The shop knows that no card has answered. */
  | { kind: 'unpaid' }
  | { kind: 'declined'; message: string }
  | { kind: 'needs_confirmation' }
  /** `trouble`: why the last question got no answer; it is asked again. */
  | { kind: 'processing'; trouble?: string }
  | { kind: 'paid'; address: string | null }

/** What the card fields answer when they are told to pay. */
export type CardOutcome =
  | { kind: 'sent' }
  /** The fields say themselves what is missing. */
  | { kind: 'incomplete' }
  | { kind: 'declined'; message: string }

/** What a frame with card fields can do. It throws when nobody knows what became of the card. */
export type CardHandle = { pay: () => Promise<CardOutcome> }

export const NO_REASON = 'Your bank said no and gave no reason.'

export function stateOfVerdict({ status, order_url, message }: PaymentVerdict): PaymentState {
  switch (status) {
    case 'paid':
      return { kind: 'paid', address: order_url ?? null }
    case 'processing':
      return { kind: 'processing' }
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
