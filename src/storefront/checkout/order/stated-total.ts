import type { OrderView } from '@/domain/order/order-answer'

/** The figure an order is known by: its total, and where a part of it came back, what its bill ends in. */
export function statedTotal(order: Pick<OrderView, 'state' | 'total' | 'refunds'>): number {
  return order.state === 'partially_refunded' ? keptTotal(order) : order.total
}

/** What the shop keeps of an order's total, after all that came back or is on its way. */
export function keptTotal({ total, refunds }: Pick<OrderView, 'total' | 'refunds'>): number {
  return Math.max(0, total - refunds.reduce((sum, { amount }) => sum + amount, 0))
}
