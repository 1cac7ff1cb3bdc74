import type { Payload } from 'payload'
import type { Licence, Order } from '@/payload-types'
import { idOf } from '../../id-of'
import { recordOrderEvent } from '../history/order-event-records'
import { findOrder, type ReplacedLicence } from '../order-records'
import { findLicenceByNumber } from './held-records'

/** Written into the histories of both orders, once. */
export async function recordReplaced(
  payload: Payload,
  { order, licence, replaces }: { order: Order; licence: Licence; replaces: ReplacedLicence },
): Promise<void> {
  const { number, kind } = replaces
  const old = await findLicenceByNumber(payload, number)
  const before = old && (await findOrder(payload, idOf(old.order)))
  const change = {
    kind: kind === 'upgrade' ? 'licence_upgraded' : 'licence_renewed',
    by: 'shop',
    key: `${kind}:${number}:${licence.number}`,
  } as const
  const details = { from: number, to: licence.number }
  await recordOrderEvent(payload, {
    ...change,
    order: order.id,
    details: { ...details, other: before?.number },
  })
  if (before && before.id !== order.id)
    await recordOrderEvent(payload, {
      ...change,
      order: before.id,
      details: { ...details, other: order.number },
    })
}
