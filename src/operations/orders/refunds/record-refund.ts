import type { Payload } from 'payload'
import { isDispute } from '@/domain/order/refund/refund-ledger'
import type { Order, Refund } from '@/payload-types'
import { recordOrderEvent } from '../history/order-event-records'

export type Told = { order: Order; row: Refund }

type Happening = {
  kind: string
  /** The history said before that this money had gone. */
  hadArrived?: boolean
}

/** One row in the history of an order for each thing that happens to a refund or a dispute. */
export async function recordRefund(
  payload: Payload,
  { order, row }: Told,
  { kind, hadArrived }: Happening,
): Promise<void> {
  const { amount, card, licences, failure, reason } = row
  await recordOrderEvent(payload, {
    order: order.id,
    kind,
    by: 'stripe',
    key: keyOf(row, kind),
    why: failure ?? (isDispute(row) ? (reason ?? undefined) : undefined),
    details: { amount, card, licences, ...(hadArrived ? { hadArrived } : {}) },
  })
}

export function keyOf({ id }: Pick<Refund, 'id'>, kind: string): string {
  return `refund:${id}:${kind}`
}
