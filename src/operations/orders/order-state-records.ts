import type { Payload, Where } from 'payload'
import { assertCanBecome, type OrderState } from '@/domain/order/order-state'
import type { Order } from '@/payload-types'
import { compareAndSet, isStill } from '../guarded-records'

/** The guarded writes of an order: what no other writer may change meanwhile stands in the condition. */

/** Gives an unpaid order its one intent: false when it has another by now, or is no longer awaiting payment. */
export function attachIntent(
  payload: Payload,
  order: Order,
  { id, provider }: { id: string; provider: 'stripe' | 'demo' },
): Promise<boolean> {
  return compareAndSet(payload, {
    collection: 'orders',
    where: {
      and: [
        { id: { equals: order.id } },
        { state: { equals: 'awaiting_payment' } },
        intentIs(order.intent),
      ],
    },
    data: { intent: id, provider },
  })
}

/** Of many requests that met the same failure, one counts: the next key is the same for all of them. */
export async function countIntentAttempt(payload: Payload, order: Order): Promise<void> {
  const attempt = order.intentAttempt ?? 0
  await compareAndSet(payload, {
    collection: 'orders',
    where: {
      and: [{ id: { equals: order.id } }, isStill('intentAttempt', attempt)],
    },
    data: { intentAttempt: attempt + 1 },
  })
}

/** Notes that a payment is on its way: should it fail, its buyer has left the page. */
export async function noteProcessing(payload: Payload, order: Order): Promise<void> {
  if (order.processingSince) return
  await compareAndSet(payload, {
    collection: 'orders',
    where: { and: [{ id: { equals: order.id } }, { state: { equals: 'awaiting_payment' } }] },
    data: { processingSince: new Date().toISOString() },
  })
}

export async function clearProcessing(payload: Payload, order: string): Promise<void> {
  const where = { id: { equals: order } }
  await compareAndSet(payload, { collection: 'orders', where, data: { processingSince: null } })
}

type Move = {
  from: OrderState
  to: OrderState
  with?: Record<string, unknown>
  /** Only as long as this is the order's intent. */
  intent?: string | null
}

/** One guarded write of the state: false when the order was no longer in `from`. */
export function moveOrder(payload: Payload, order: string, move: Move): Promise<boolean> {
  assertCanBecome(move.from, move.to)
  return compareAndSet(payload, {
    collection: 'orders',
    where: {
      and: [
        { id: { equals: order } },
        { state: { equals: move.from } },
        ...(move.intent === undefined ? [] : [intentIs(move.intent)]),
      ],
    },
    data: { state: move.to, ...move.with },
  })
}

function intentIs(intent: string | null | undefined): Where {
  return { intent: intent ? { equals: intent } : { exists: false } }
}
