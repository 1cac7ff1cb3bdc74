import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import { idOf } from '../../id-of'
import { findOrder } from '../order-records'
import { findLicenceByNumber } from './held-records'

type Paid = Pick<Licence, 'order' | 'upgradeOf'>

/** Whether a bank looks at a payment that a licence was paid with: its own, or one of a licence it was upgraded from. */
export async function isDisputed(payload: Payload, licence: Paid): Promise<boolean> {
  const order = await findOrder(payload, idOf(licence.order))
  return order?.state === 'disputed' || isDisputedBefore(payload, licence)
}

/** The same of the licences it was upgraded from alone. */
export async function isDisputedBefore(
  payload: Payload,
  { upgradeOf }: Pick<Paid, 'upgradeOf'>,
): Promise<boolean> {
  const before = upgradeOf ? await findLicenceByNumber(payload, upgradeOf) : null
  return before !== null && isDisputed(payload, before)
}
