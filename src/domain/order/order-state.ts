import { IllegalOrderTransition } from './order-error'

/** The life of an order. Money moves only on the way into `paid` and `refunded`. */
export const ORDER_TRANSITIONS = {
  awaiting_payment: ['paid', 'cancelled', 'needs_review'],
  paid: ['partially_refunded', 'refunded', 'disputed', 'needs_review'],
  partially_refunded: ['refunded', 'disputed'],
  disputed: ['paid', 'refunded'],
  needs_review: ['paid', 'refunded', 'cancelled'],
  refunded: [],
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
