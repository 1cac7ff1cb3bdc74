import type { Payload } from 'payload'
import type { Mail } from '@/payload-types'
import { isAboutOrder } from '../order-mail-records'
import { recordOrderEvent } from './order-event-records'

/** What became of a mail to the buyer of an order. `failure`: it is not tried again. */
export async function recordMail(
  payload: Payload,
  { id, kind, about }: Mail,
  failure: string | null = null,
): Promise<void> {
  if (!isAboutOrder(kind) || !about) return
  await recordOrderEvent(payload, {
    order: about,
    kind: failure === null ? 'mail_sent' : 'mail_failed',
    by: 'shop',
    details: { mail: kind },
    key: `mail:${id}:${failure === null ? 'sent' : 'failed'}`,
    ...(failure === null ? {} : { why: failure }),
  })
}
