import type { PaginatedDocs, Payload, PayloadRequest, Where } from 'payload'
import type { Order } from '@/payload-types'
import { idOf } from '../../id-of'

const MOST_FOUND = 500
const AT_A_TIME = 200

/** Of those that whoever asks may see, by fields they may see. */
export function findListedOrders(
  req: PayloadRequest,
  { where, sort, page }: { where: Where; sort: string; page: number },
): Promise<PaginatedDocs<Order>> {
  return req.payload.find({
    collection: 'orders',
    ...{ where, sort, page, req, limit: AT_A_TIME, depth: 0, overrideAccess: false },
  })
}

/** The orders of the licences that have this text in their number, licensee or typeface, the newest first. */
export async function findOrdersOfLicences(payload: Payload, text: string): Promise<string[]> {
  const fields = ['number', 'licenseeName', 'typefaceName']
  const { docs } = await payload.find({
    collection: 'licences',
    where: { or: fields.map((field) => ({ [field]: { like: text } })) },
    select: { order: true },
    depth: 0,
    limit: MOST_FOUND,
    pagination: false,
    sort: '-issuedAt',
    overrideAccess: true,
  })
  return [...new Set(docs.map(({ order }) => idOf(order)))]
}
