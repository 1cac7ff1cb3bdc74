import type { Payload } from 'payload'
import { mailbox } from '@/domain/limits/limit-keys'
import type { Eula, LicenceType, TrialOrder, Typeface } from '@/payload-types'
import { compareAndSet, KEEPS_UPDATED_AT, possibleIds } from './any-collection'
import { withTypefaces } from './typefaces'

type NewTrialOrder = {
  email: string
  name: string
  company: string | null
  typefaces: string[]
  eula: string
  newsletter: boolean
  offerDueAt: string
}

export async function createTrialOrder(
  payload: Payload,
  trial: NewTrialOrder,
): Promise<TrialOrder> {
  return payload.create({
    collection: 'trial-orders',
    data: trial,
    depth: 0,
    overrideAccess: true,
  })
}

export async function findTrialOrder(payload: Payload, id: string): Promise<TrialOrder | null> {
  const trial: TrialOrder | null = await payload.findByID({
    collection: 'trial-orders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return trial && ((await withTypefaces(payload, [trial]))[0] ?? null)
}

/** Those whose week is over, the oldest first. */
export async function findDueTrials(payload: Payload, now: Date): Promise<TrialOrder[]> {
  const { docs } = await payload.find({
    collection: 'trial-orders',
    where: {
      and: [
        { offerDueAt: { less_than_equal: now.toISOString() } },
        { offeredAt: { exists: false } },
      ],
    },
    depth: 0,
    limit: 100,
    sort: 'offerDueAt',
    overrideAccess: true,
  })
  return docs
}

export async function findTrialsOf(payload: Payload, email: string): Promise<TrialOrder[]> {
  const { docs } = await payload.find({
    collection: 'trial-orders',
    where: { email: { equals: email } },
    depth: 0,
    limit: 200,
    overrideAccess: true,
  })
  return withTypefaces(payload, docs)
}

/** One guarded write: whoever gets it makes the offer. */
export function claimOffer(payload: Payload, { id }: TrialOrder, now: Date): Promise<boolean> {
  return compareAndSet(payload, {
    collection: 'trial-orders',
    where: { and: [{ id: { equals: id } }, { offeredAt: { exists: false } }] },
    data: { offeredAt: now.toISOString(), ...KEEPS_UPDATED_AT },
  })
}

export async function noteOfferCart(payload: Payload, id: string, cart: string): Promise<void> {
  await payload.db.updateOne({
    collection: 'trial-orders',
    id,
    data: { cart, ...KEEPS_UPDATED_AT },
    returning: false,
  })
}

/** How many orders an address paid since then. */
export async function findOrdersBy(
  payload: Payload,
  email: string,
  since: string,
): Promise<number> {
  const { docs } = await payload.find({
    collection: 'orders',
    where: { and: [{ paidAt: { exists: true } }, { placedAt: { greater_than_equal: since } }] },
    select: { email: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.filter((order) => mailbox(order.email ?? '') === email).length
}

/** Published typefaces among these ids that the foundry lends for trial. */
export async function findTriableTypefaces(payload: Payload, ids: string[]): Promise<Typeface[]> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: {
      and: [
        { id: { in: possibleIds(payload, ids) } },
        { _status: { equals: 'published' } },
        { trialPolicy: { not_equals: 'none' } },
      ],
    },
    depth: 0,
    limit: 200,
    overrideAccess: true,
  })
  return docs
}

/** The licence text of trials; null: the shop has no trials. */
export async function findTrialEula(payload: Payload): Promise<Eula | null> {
  const { docs } = await payload.find({
    collection: 'licence-types',
    where: { kind: { equals: 'trial' } },
    depth: 1,
    limit: 1,
    sort: 'position',
    overrideAccess: true,
  })
  const type: LicenceType | undefined = docs[0]
  return type ? (type.eula as Eula) : null
}
