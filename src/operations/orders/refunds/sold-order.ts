import type { CartTax } from '@/domain/cart/priced-cart'
import type { SoldOrder } from '@/domain/order/refund/plan-refund'
import type { Order } from '@/payload-types'
import type { OrderLine } from '../order-records'

type Frozen = Pick<Order, 'currency' | 'net' | 'tax' | 'lines'>

/** `received`: what came, in whatever currency: staff may have accepted it as it was. `credit`: of a gift, as it can be given back. */
export type Paid = { received: number; credit: number }

export function soldOrder(order: Frozen, paid: Paid): SoldOrder {
  const { currency, net, tax, lines } = order
  return {
    ...{ currency, net, ...paid },
    tax: (tax as unknown as CartTax | null)?.amount ?? 0,
    lines: (lines as unknown as OrderLine[]).map(({ id, amount, ...line }) => ({
      ...{ id, amount },
      ...partsOf(line),
    })),
  }
}

/** A line's part of the order's net and tax, where it was written down. */
function partsOf(line: object): { net?: number; tax?: number } {
  const { net, tax } = line as { net?: unknown; tax?: unknown }
  return typeof net === 'number' && typeof tax === 'number' ? { net, tax } : {}
}
