import type { PaymentVerdict } from './checkout-client'

/** Where a payment stands, as its visitor sees it. */
export type PaymentState =
  | { kind: 'preparing' }
  /** Nothing has been sent: the shop or the payment service did not answer. */
  | { kind: 'unavailable'; message: string }
  | { kind: 'ready' }
  | { kind: 'sending' }
  | { kind: 'declined'; message: string }
  | { kind: 'needs_confirmation' }
  | { kind: 'processing' }
  | { kind: 'paid'; address: string | null }

/** What the card fields answer when they are told to pay. */
export type CardOutcome =
  | { kind: 'sent' }
  /** The fields say themselves what is missing. */
  | { kind: 'incomplete' }
  | { kind: 'declined'; message: string }

/** What a frame with card fields can do. */
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
      return { kind: 'declined', message: message ?? NO_REASON }
  }
}
