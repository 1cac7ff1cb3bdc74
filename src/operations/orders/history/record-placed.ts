import type { Payload } from 'payload'
import type { Order } from '@/payload-types'
import { recordOrderEvent } from './order-event-records'

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
