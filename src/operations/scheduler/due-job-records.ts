import type { Payload, Where } from 'payload'
import { compareAndSet } from '../guarded-records'

const JOBS = 'payload-jobs'

/** A claim this old belongs to a process that ended in the middle. */
const CLAIM_ENDS_AFTER_MS = 5 * 60_000

const isUnclaimed = (now: Date): Where => ({
  or: [
    { processing: { not_equals: true } },
    { updatedAt: { less_than: new Date(now.getTime() - CLAIM_ENDS_AFTER_MS).toISOString() } },
  ],
})

/** Ids of scheduled jobs whose time has come. */
export async function findDueJobs(payload: Payload, now: Date): Promise<string[]> {
  const { docs } = await payload.find({
    collection: JOBS,
    depth: 0,
    limit: 100,
    overrideAccess: true,
    sort: 'waitUntil',
    where: {
      and: [
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now.toISOString() } }] },
        isUnclaimed(now),
      ],
    },
  })
  return docs.map(({ id }) => String(id))
}

/** True for one process alone. Payload's own runner reads first and writes afterwards, so two could run the same job. */
export function claimJob(
  payload: Payload,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  return compareAndSet(payload, {
    collection: JOBS,
    data: { processing: true, updatedAt: now.toISOString() },
    where: { and: [{ id: { equals: id } }, isUnclaimed(now)] },
  })
}
