/** Of one line of a paid order: what it was paid with, and what of that has gone back. */
export type LinePayment = {
  net: number
  refunded: number
  /** What was paid for the licence it replaced, as far as it counted. */
  credit: number
}

/**
 * What was paid for all that a licence holds. `before`: what is left of what was paid for the licence it replaced; money that
 * went back there counts here no more. So no credit ever passes what was paid and kept.
 */
export function paidFor({ net, refunded, credit }: LinePayment, before: number | null): number {
  return Math.max(0, net - refunded) + Math.min(credit, before ?? 0)
}
