import type { Payload, Where } from 'payload'
import type { ProviderFee } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { compareAndSet } from '../../guarded-records'

export const FEES_AT_A_TIME = 50

const HAS_NONE: Where = { fee: { exists: false } }

/** Orders paid by card of which nobody knows yet what the provider kept, and whose time to ask has come. */
export async function findOrdersWithoutFee(payload: Payload, now: Date): Promise<Order[]> {
  const isDue = [
    { feeDueAt: { exists: false } },
    { feeDueAt: { less_than_equal: now.toISOString() } },
  ]
  const { docs } = await payload.find({
    collection: 'orders',
    where: {
      and: [
        { provider: { equals: 'stripe' } },
        { paidAt: { exists: true } },
        { total: { greater_than: 0 } },
        HAS_NONE,
        { or: isDue },
      ],
    },
    depth: 0,
    limit: FEES_AT_A_TIME,
    pagination: false,
    sort: 'paidAt',
    overrideAccess: true,
  })
  return docs
}

/** Of several processes one asks: false for the others. The next time is set before this one begins. */
export function claimFee(payload: Payload, { id, feeDueAt }: Order, next: Date): Promise<boolean> {
  const isStill: Where = feeDueAt
    ? { feeDueAt: { equals: feeDueAt } }
    : { feeDueAt: { exists: false } }
  return compareAndSet(payload, {
    collection: 'orders',
    where: { and: [{ id: { equals: id } }, HAS_NONE, isStill] },
    data: { feeDueAt: next.toISOString() },
  })
}

export async function writeFee(payload: Payload, order: string, fee: ProviderFee): Promise<void> {
  await compareAndSet(payload, {
    collection: 'orders',
    where: { and: [{ id: { equals: order } }, HAS_NONE] },
    data: { fee: fee.amount, feeCurrency: fee.currency, feeDueAt: null },
  })
}

/** null: not known, or there is none. */
export function feeOf({ fee, feeCurrency }: Order): ProviderFee | null {
  return typeof fee === 'number' && feeCurrency ? { amount: fee, currency: feeCurrency } : null
}
