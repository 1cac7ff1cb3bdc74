import type { Payload } from 'payload'
import type { Mail } from '@/payload-types'

/** Staff who open the order see that its buyer was not reached, and why. null: a later mail arrived. */
export async function noteMailFailure(
  payload: Payload,
  { kind, about }: Mail,
  mailFailure: string | null,
): Promise<void> {
  if ((kind !== 'order' && kind !== 'payment_failed') || !about) return
  await payload.db.updateOne({
    collection: 'orders',
    where: {
      and: [{ id: { equals: about } }, { mailFailure: { exists: mailFailure === null } }],
    },
    data: { mailFailure },
    options: { atomic: true },
  })
}
