import { RefundExceedsInvoice } from '../refund/refund-error'

export type Sums = { net: number; tax: number; total: number }

/** What is left of an invoice after its credit notes. */
export function restOf(invoice: Sums, credited: readonly Sums[]): Sums {
  return credited.reduce(
    (rest, { net, tax, total }) => ({
      net: rest.net - net,
      tax: rest.tax - tax,
      total: rest.total - total,
    }),
    { net: invoice.net, tax: invoice.tax, total: invoice.total },
  )
}

/**
 * Net and tax of an amount that goes back, tax included. It is split as the whole invoice is, unless the lines that go back say
 * their tax; what takes the last of it takes the rest. So several credit notes never exceed the invoice in net, tax or total.
 */
export function splitRefund(
  amount: number,
  { invoice, credited, tax }: { invoice: Sums; credited: readonly Sums[]; tax?: number },
): Sums {
  const rest = restOf(invoice, credited)
  if (amount > rest.total) throw new RefundExceedsInvoice()
  if (amount === rest.total) return rest

  const least = Math.max(0, amount - rest.net)
  const most = Math.min(rest.tax, amount)
  const part = Math.min(Math.max(tax ?? taxWithin(amount, invoice), least), most)
  return { net: amount - part, tax: part, total: amount }
}

/** amount × tax ÷ total, rounded half up; in whole numbers, for their product may be too large for a float. */
function taxWithin(amount: number, { tax, total }: Sums): number {
  const [part, whole] = [BigInt(amount) * BigInt(tax), BigInt(total)]
  return Number((2n * part + whole) / (2n * whole))
}
