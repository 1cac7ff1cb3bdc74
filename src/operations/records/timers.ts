import type { Payload, Where } from 'payload'
import type { Timer } from '@/payload-types'
import { insertOnce } from '../insert-once'
import { compareAndSet } from './any-collection'

/**
 * True for one process alone, and when the last run began so long ago, whichever process made it. A last run in the future is
 * none: the clock was put back since.
 */
export async function claimRun(
  payload: Payload,
  { name, every, now }: { name: string; every: number; now: Date },
): Promise<boolean> {
  const { row } = await insertOnce({
    find: () => findTimer(payload, name),
    insert: () => createTimer(payload, name),
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

async function findTimer(payload: Payload, name: string): Promise<Timer | null> {
  const { docs } = await payload.find({
    collection: 'timers',
    where: { name: { equals: name } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  })
  return docs[0] ?? null
}

function createTimer(payload: Payload, name: string): Promise<Timer> {
  return payload.create({
    collection: 'timers',
    data: { name, lastRunAt: new Date(0).toISOString() },
    depth: 0,
    overrideAccess: true,
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
