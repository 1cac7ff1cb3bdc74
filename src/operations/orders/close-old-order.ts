import type { Payload } from 'payload'
import type { IntentStatus } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { cancelOrder } from './cancel-order'
import { followOverdueTransfer } from './transfer/follow-overdue-transfer'
import { findOrder } from './order-records'
import { providerOf } from './payment/payment-provider'

const DAY_MS = 24 * 3_600_000

/** Stripe repeats an event for this long; a buyer who has not paid by then hardly comes back. */
const OLD_MS = 3 * DAY_MS
/** A transfer or a voucher may be paid days later. After this long it was a bank's question that nobody answered. */
const VERY_OLD_MS = 30 * DAY_MS

const UNPAID: IntentStatus[] = ['requires_payment_method', 'canceled']

/**
 * Cancels an order that nobody paid, with its intent, after the provider has confirmed again that no money came. An order
 * whose intent the provider does not know stays as it is: other keys were set when it was made.
 */
export async function closeOldOrder(payload: Payload, id: string, now: Date): Promise<void> {
  const order = await findOrder(payload, id)
  if (order?.state !== 'awaiting_payment' || order.total === 0) return
  if (order.provider === 'transfer') return followOverdueTransfer(payload, order, now)
  if (ageOf(order, now) < OLD_MS) return
  if (!order.intent) return cancelOrder(payload, order)

  const intent = await providerOf(payload, order).retrieveIntent(order.intent)
  if (intent && isGivenUp(intent.status, ageOf(order, now))) await cancelOrder(payload, order)
}

function isGivenUp(status: IntentStatus, age: number): boolean {
  return UNPAID.includes(status) || (status === 'requires_action' && age >= VERY_OLD_MS)
}

function ageOf(order: Order, now: Date): number {
  return now.getTime() - Date.parse(order.placedAt)
}
