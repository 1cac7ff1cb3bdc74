import type { Payload } from 'payload'
import type { ProviderRefund } from '@/payments/provider-refund'
import type { PaymentEvent } from '@/payload-types'
import { insertOnce } from '../../insert-once'

type Kind = 'demo' | 'transfer'

/** Refunds of the demo and of transfers are rows of the payment events, beside their intents. */
export async function findStoredRefunds(
  payload: Payload,
  { kind, intent }: { kind: Kind; intent: string },
): Promise<ProviderRefund[]> {
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: { and: [{ type: { equals: `${kind}.refund` } }, { intent: { equals: intent } }] },
    depth: 0,
    limit: 1000,
    pagination: false,
    sort: 'createdAt',
    overrideAccess: true,
  })
  return docs.map(refundOf)
}

export async function insertStoredRefund(
  payload: Payload,
  { kind, intent, refund }: { kind: Kind; intent: string; refund: ProviderRefund },
): Promise<ProviderRefund> {
  const eventid = `${kind}:${refund.id}`
  const details = refund as unknown as PaymentEvent['details']
  const { row } = await insertOnce({
    find: () => findWith(payload, eventid),
    insert: () =>
      payload.create({
        collection: 'payment-events',
        data: { eventid, type: `${kind}.refund`, intent, state: refund.status, details },
        depth: 0,
        overrideAccess: true,
      }),
  })
  return refundOf(row)
}

async function findWith(payload: Payload, eventid: string): Promise<PaymentEvent | null> {
  const { docs } = await payload.find({
    collection: 'payment-events',
    where: { eventid: { equals: eventid } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

function refundOf({ details }: PaymentEvent): ProviderRefund {
  return details as unknown as ProviderRefund
}
