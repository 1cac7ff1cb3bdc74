import type { Payload } from 'payload'
import { TotalIsTooLarge, TotalIsTooSmall } from '@/domain/order/order-error'
import { paymentProvider } from '../payment/payment-provider'

type Sum = { total: number; currency: string }

/** A total that no payment could be made of is refused before it becomes an order. A total of 0 needs none. */
export function assertChargeable(payload: Payload, { total, currency }: Sum): void {
  const { least, most } = paymentProvider(payload).chargeLimits(currency)
  if (total > 0 && total < least) throw new TotalIsTooSmall(least, currency)
  if (total > most) throw new TotalIsTooLarge(most, currency)
}
