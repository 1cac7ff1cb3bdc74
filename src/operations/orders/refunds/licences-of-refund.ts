import type { Payload } from 'payload'
import type { Licence, Order, Refund } from '@/payload-types'
import { findLicencesOfOrder } from '../licences/licence-records'
import { linesOf } from './refund-records'

/** The licences that end with a refund; none where they are kept. */
export async function licencesOfRefund(
  payload: Payload,
  { id }: Order,
  refund: Refund,
): Promise<Licence[]> {
  if (refund.licences !== 'revoked') return []
  const keys = linesOf(refund)?.map((line) => `${id}:${line}`)
  const licences = await findLicencesOfOrder(payload, id)
  return licences.filter(({ linekey }) => keys?.includes(linekey ?? '') ?? true)
}

/** Those of them that are valid again, now that it failed. */
export async function licencesBack(
  payload: Payload,
  order: Order,
  refund: Refund,
): Promise<Licence[]> {
  const licences = await licencesOfRefund(payload, order, refund)
  return licences.filter(({ state }) => state === 'active')
}
