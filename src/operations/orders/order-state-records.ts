import type { Payload, Where } from 'payload'
import { assertCanBecome, type OrderState } from '@/domain/order/order-state'
import type { Order } from '@/payload-types'

/** The guarded writes of an order: what no other writer may change meanwhile stands in the condition. */

/** Gives a waiting order its one intent: false when it has another by now, or waits no longer. */
export async function keepIntent(
  payload: Payload,
  order: Order,
  { id, provider }: { id: string; provider: 'stripe' | 'demo' },
): Promise<boolean> {
  const kept: unknown = await payload.db.updateOne({
    collection: 'orders',
    where: {
      and: [
        { id: { equals: order.id } },
        { state: { equals: 'awaiting_payment' } },
        intentIs(order.intent),
      ],
    },
    data: { intent: id, provider },
    options: { atomic: true },
  })
  return kept !== null
}

type Move = {
  from: OrderState
  to: OrderState
  with?: Record<string, unknown>
  /** Only as long as this is the order's intent. */
  intent?: string | null
}

/** One guarded write of the state: false when the order was no longer in `from`. */
export async function moveOrder(payload: Payload, order: string, move: Move): Promise<boolean> {
  assertCanBecome(move.from, move.to)
  const moved: unknown = await payload.db.updateOne({
    collection: 'orders',
    where: {
      and: [
        { id: { equals: order } },
        { state: { equals: move.from } },
        ...(move.intent === undefined ? [] : [intentIs(move.intent)]),
      ],
    },
    data: { state: move.to, ...move.with },
    options: { atomic: true },
  })
  return moved !== null
}

function intentIs(intent: string | null | undefined): Where {
  return { intent: intent ? { equals: intent } : { exists: false } }
}
