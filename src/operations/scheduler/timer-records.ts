import type { Payload } from 'payload'
import type { Timer } from '@/payload-types'
import { compareAndSet } from '../guarded-records'
import { insertOnce } from '../insert-once'

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
