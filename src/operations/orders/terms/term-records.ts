import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import { compareAndSet } from '../../guarded-records'

const FEW = { depth: 0, pagination: false, overrideAccess: true, sort: 'endsAt' } as const

/** Licences in force by their row, whose term is over. */
export async function findRunOut(payload: Payload, now: Date): Promise<Licence[]> {
  const { docs } = await payload.find({
    collection: 'licences',
    where: {
      and: [{ state: { equals: 'active' } }, { endsAt: { less_than_equal: now.toISOString() } }],
    },
    ...FEW,
    limit: 1000,
  })
  return docs
}

/** Licences in force that end soon, and that nothing has replaced. */
export async function findEndingBefore(
  payload: Payload,
  { now, until }: { now: Date; until: Date },
): Promise<Licence[]> {
  const { docs } = await payload.find({
    collection: 'licences',
    where: {
      and: [
        { state: { equals: 'active' } },
        { supersededBy: { exists: false } },
        { endsAt: { greater_than: now.toISOString() } },
        { endsAt: { less_than_equal: until.toISOString() } },
      ],
    },
    ...FEW,
    limit: 1000,
  })
  return docs
}

/** One guarded write: false when it was renewed, or ended otherwise, since it was read. */
export function writeRunOut(payload: Payload, licence: Licence): Promise<boolean> {
  const { id, supersededBy, endsAt } = licence
  return compareAndSet(payload, {
    collection: 'licences',
    where: {
      and: [
        { id: { equals: id } },
        { state: { equals: 'active' } },
        supersededBy
          ? { supersededBy: { equals: supersededBy } }
          : { supersededBy: { exists: false } },
      ],
    },
    data: supersededBy ? { state: 'superseded', supersededAt: endsAt } : { state: 'expired' },
  })
}
