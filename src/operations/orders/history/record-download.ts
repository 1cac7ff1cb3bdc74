import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import { idOf } from '../../id-of'
import { recordOrderEvent } from './order-event-records'

/** The first download of a licence on a day; those after it say nothing new. */
export function recordDownload(
  payload: Payload,
  { id, number, order }: Licence,
  now = new Date(),
): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  return recordOrderEvent(payload, {
    order: idOf(order),
    kind: 'download',
    by: 'buyer',
    details: { licence: number },
    key: `download:${id}:${day}`,
  })
}
