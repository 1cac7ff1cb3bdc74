import { IllegalOrderTransition } from './order-error'

/** The life of an order. Money moves only on the way into `paid` and `refunded`. */
export const ORDER_TRANSITIONS = {
  // Money that came and went back before anybody looked: nothing was delivered.
  awaiting_payment: ['paid', 'cancelled', 'needs_review', 'refunded'],
  paid: ['partially_refunded', 'refunded', 'disputed', 'needs_review'],
  // Back as it was, where a refund fails: its money is the shop's again.
  partially_refunded: ['paid', 'refunded', 'disputed'],
  disputed: ['paid', 'partially_refunded', 'refunded'],
  needs_review: ['paid', 'refunded', 'cancelled'],
  refunded: ['paid', 'partially_refunded', 'disputed', 'needs_review'],
  // Money that came all the same is never dropped: staff look at it.
  cancelled: ['needs_review'],
} as const satisfies Record<string, readonly string[]>

export type OrderState = keyof typeof ORDER_TRANSITIONS

export const ORDER_STATES = Object.keys(ORDER_TRANSITIONS) as OrderState[]

export function canBecome(from: OrderState, to: OrderState): boolean {
  const next: readonly OrderState[] = ORDER_TRANSITIONS[from]
  return next.includes(to)
}

export function assertCanBecome(from: OrderState, to: OrderState): void {
  if (!canBecome(from, to)) throw new IllegalOrderTransition(from, to)
}

/** Nothing was ever delivered, and no payment is left: its cart is free for another try. */
export function hasEndedUnpaid(order: { state: OrderState; deliveredAt?: string | null }): boolean {
  return order.state === 'cancelled' || (order.state === 'refunded' && !order.deliveredAt)
}

type Paid = { provider?: string | null; intent?: string | null }

/** Paid with play money: by a demo card, or by a transfer in a shop that had no keys. */
export function isDemoOrder({ provider, intent }: Paid): boolean {
  if (provider === 'transfer') return intent?.startsWith('pi_transfer_demo_') ?? false
  return provider === 'demo'
}
