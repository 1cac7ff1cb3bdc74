/** What a buyer paid and kept of it: what went back is off. */
type Paid = { state: string; currency: string; total: number; refunded?: number | null }

/** Of these the money came. */
export const PAID_STATES: readonly string[] = ['paid', 'partially_refunded', 'refunded', 'disputed']

/** By currency, in the order they first came. */
export function sumsOf(orders: readonly Paid[]): { currency: string; amount: number }[] {
  const sums = new Map<string, number>()
  for (const { state, currency, total, refunded } of orders) {
    if (!PAID_STATES.includes(state)) continue
    sums.set(currency, (sums.get(currency) ?? 0) + total - (refunded ?? 0))
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}
