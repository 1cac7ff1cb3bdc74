import type { Payload } from 'payload'
import { NotFound } from '@/domain/request-error'
import { findOrder } from '../order-records'
import type { StaffMember } from '../refunds/refund-order'
import { recordOrderEvent } from './order-event-records'

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
