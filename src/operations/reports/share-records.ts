import type { Payload } from 'payload'
import type { Share } from '@/domain/reports/shares'
import type { Designer } from '@/payload-types'
import { idOf } from '../id-of'

/** Of all designers but one: a foundry has a few dozen. */
export async function findShares(payload: Payload, but?: string): Promise<Share[]> {
  const { docs } = await payload.find({
    collection: 'designers',
    ...(but ? { where: { id: { not_equals: but } } } : {}),
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.flatMap(sharesOf)
}

/** A row whose typeface was deleted is of nothing. A date of the admin is an instant of its day. */
export function sharesOf({ id, name, shares }: Pick<Designer, 'id' | 'name' | 'shares'>): Share[] {
  return (shares ?? []).flatMap(({ typeface, percent, from }) =>
    typeface
      ? {
          designer: { key: id, name },
          typeface: idOf(typeface),
          percent,
          from: from?.slice(0, '2027-01-01'.length) ?? null,
        }
      : [],
  )
}
