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
  // Credit that has gone back stays there, also where its money is here again.
  const credit = hadArrived ? 0 : (row.credit ?? 0)
  await recordOrderEvent(payload, {
    order: order.id,
    kind,
    by: amount > 0 ? 'stripe' : 'shop',
    key: keyOf(row, kind),
    why: failure ?? (isDispute(row) ? (reason ?? undefined) : undefined),
    details: {
      ...{ amount, card, licences },
      ...(credit > 0 ? { credit } : {}),
      ...(hadArrived ? { hadArrived } : {}),
    },
  })
}

export function keyOf({ id }: Pick<Refund, 'id'>, kind: string): string {
  return `refund:${id}:${kind}`
}
