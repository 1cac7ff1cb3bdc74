import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import { idOf } from '../../id-of'
import { recordOrderEvent } from '../history/order-event-records'
import { findRunOut, writeRunOut } from './term-records'

/** Writes down which terms are over: a licence that was renewed goes on as its renewal, any other has expired. Safe to repeat. */
export async function endTerms(payload: Payload, now = new Date()): Promise<void> {
  for (const licence of await findRunOut(payload, now)) {
    await recordEnd(payload, licence)
    await writeRunOut(payload, licence)
  }
}

/** Before its row says so: what was written there is not looked for again. */
async function recordEnd(payload: Payload, licence: Licence): Promise<void> {
  const { number, order, endsAt, supersededBy } = licence
  await recordOrderEvent(payload, {
    order: idOf(order),
    kind: 'licence_expired',
    by: 'shop',
    key: `expired:${number}`,
    details: { licence: number, endsAt, ...(supersededBy ? { next: supersededBy } : {}) },
  })
}
