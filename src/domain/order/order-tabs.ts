import type { OrderState } from './order-state'

/** The tabs above the list of orders, each with the states it shows. An order may stand under two: some of its money went back, some is paid. */
export const ORDER_TABS = {
  paid: ['paid', 'partially_refunded'],
  unpaid: ['awaiting_payment'],
  review: ['needs_review', 'disputed'],
  refunded: ['refunded', 'partially_refunded'],
} as const satisfies Record<string, readonly OrderState[]>

export type OrderTab = keyof typeof ORDER_TABS
