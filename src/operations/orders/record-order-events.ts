import type { Payload } from 'payload'
import { NotFound } from '@/domain/request-error'
import type { Licence, Order } from '@/payload-types'
import { idOf } from '../id-of'
import { recordOrderEvent } from '../records/order-events'
import { findOrder } from '../records/orders'
import type { StaffMember } from './refunds/refund-order'

/** The first row of an order's history. Should the checkout have ended before it was written, the order's first check writes it. */
export function recordPlaced(payload: Payload, { id, total }: Order): Promise<void> {
  const details = { total }
  return recordOrderEvent(payload, {
    order: id,
    kind: 'placed',
    by: 'buyer',
    details,
    key: 'placed',
  })
}

/** The first download of a licence on a day; those after it say nothing new. */
export function recordDownload(payload: Payload, { id, number, order }: Licence, now = new Date()) {
  const day = now.toISOString().slice(0, 10)
  return recordOrderEvent(payload, {
    order: idOf(order),
    kind: 'download',
    by: 'buyer',
    details: { licence: number },
    key: `download:${id}:${day}`,
  })
}

type Note = { order: string; key: string; text: string; user: StaffMember }

/** A note of staff stands in the history, for good. Sent twice under one key it is one note. */
export async function writeNote(payload: Payload, { order, key, text, user }: Note): Promise<void> {
  if (!(await findOrder(payload, order))) throw new NotFound('order')
  await recordOrderEvent(payload, {
    ...{ order, kind: 'note', by: 'staff', user: user.id, why: text },
    details: { user: user.email },
    key: `note:${key}`,
  })
}
