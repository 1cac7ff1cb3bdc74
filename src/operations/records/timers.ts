import type { Payload, Where } from 'payload'
import { compareAndSet, possibleIds } from './any-collection'
import { findAll, findOne, insertKeyed } from './rows'

/**
 * True for one process alone, and when the last run began so long ago, whichever process made it. A last run in the future is
 * none: the clock was put back since.
 */
export async function claimRun(
  payload: Payload,
  { name, every, now }: { name: string; every: number; now: Date },
): Promise<boolean> {
  const { row } = await insertKeyed(payload, 'timers', {
    key: 'name',
    data: { name, lastRunAt: new Date(0).toISOString() },
  })
  const [before, after] = [now.getTime() - every, now.getTime() + every]
  const lastRun = Date.parse(row.lastRunAt ?? '')
  if (lastRun > before && lastRun < after) return false

  return compareAndSet(payload, {
    collection: 'timers',
    where: { and: [{ name: { equals: name } }, { lastRunAt: { equals: row.lastRunAt } }] },
    data: { lastRunAt: now.toISOString() },
  })
}

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
  const rows = await findAll(payload, JOBS, {
    where: {
      and: [
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now.toISOString() } }] },
        isUnclaimed(now),
      ],
    },
    limit: 100,
    sort: 'waitUntil',
  })
  return rows.map(({ id }) => String(id))
}

/** What is scheduled under this id; null: nothing. */
export async function findScheduled(payload: Payload, id: string): Promise<unknown> {
  const where = { id: { in: possibleIds(payload, [id]) } }
  return (await findOne(payload, JOBS, { where }))?.input ?? null
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
