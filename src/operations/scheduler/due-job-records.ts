import type { Payload, Where } from 'payload'
import { compareAndSet } from '../guarded-records'

const JOBS = 'payload-jobs'

/** A claim this old was left behind by a process that ended in the middle. */
const FORGOTTEN_AFTER_MS = 5 * 60_000

const isUnclaimed = (now: Date): Where => ({
  or: [
    { processing: { not_equals: true } },
    { updatedAt: { less_than: new Date(now.getTime() - FORGOTTEN_AFTER_MS).toISOString() } },
  ],
})

/** What staff scheduled and what has come due. */
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

/** True for one process alone: Payload itself looks first and marks afterwards. */
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
