import type { Payload } from 'payload'
import type { Mail } from '@/payload-types'

const ABOUT_ORDERS: Mail['kind'][] = [
  'order',
  'payment_failed',
  'refund',
  'refund_reversed',
  'transfer',
  'transfer_reminder',
]

/** To its buyer: `about` is the order's id. */
export function isAboutOrder(kind: Mail['kind']): boolean {
  return ABOUT_ORDERS.includes(kind)
}

/** Staff who open the order see that its buyer was not reached, and why. null: a later mail arrived. */
export async function noteMailFailure(
  payload: Payload,
  { kind, about }: Mail,
  mailFailure: string | null,
): Promise<void> {
  if (!isAboutOrder(kind) || !about) return
  await payload.db.updateOne({
    collection: 'orders',
    where: {
      and: [{ id: { equals: about } }, { mailFailure: { exists: mailFailure === null } }],
    },
    data: { mailFailure },
    options: { atomic: true },
  })
}
