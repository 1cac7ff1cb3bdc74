/** The life of an order. Money moves only on the way into `paid` and `refunded`. */
export const ORDER_TRANSITIONS = {
  awaiting_payment: ['paid', 'cancelled', 'needs_review'],
  paid: ['partially_refunded', 'refunded', 'disputed', 'needs_review'],
  partially_refunded: ['refunded', 'disputed'],
  disputed: ['paid', 'refunded'],
  needs_review: ['paid', 'refunded', 'cancelled'],
  refunded: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type OrderState = keyof typeof ORDER_TRANSITIONS
