import type { Payload, Where } from 'payload'
import { claimBegin, claimEnd } from '@/platform/claims'
import type { Timer } from '@/payload-types'
import { compareAndSet, isStill, possibleIds } from './any-collection'
import { all, findAll, findOne, insertKeyed } from './rows'

/** One run of a timer, which is its process's alone. */
export type Run = { name: string; startedAt: string; attempts: number }

/** Work that comes with a start: how long ago it was says nothing. */
export const FIRST_FILLING = 'seeding'

/**
 * For one process alone, and when the last run began so long ago, whichever process made it; null: not now. A run whose process
 * ended in the middle is due when its claim ends. One that is due later than ever was said is due: the clock was put back.
 */
export async function claimRun(
  payload: Payload,
  { name, every, now }: { name: string; every: number; now: Date },
): Promise<Run | null> {
  const { row } = await insertKeyed(payload, 'timers', {
    key: 'name',
    data: { name, lastRunAt: new Date(0).toISOString(), attempts: 0 },
  })
  const wait = dueAt(row, every) - now.getTime()
  // Who read the clock before another process ended its run finds that due in a little more.
  const slack = claimEnd(now).getTime() - now.getTime()
  if (wait > 0 && wait <= every + slack) return null

  const run = { name, startedAt: now.toISOString(), attempts: (row.attempts ?? 0) + 1 }
  const isMine = await compareAndSet(
    payload,
    'timers',
    all({ name, lastRunAt: row.lastRunAt }, isStill('attempts', row.attempts ?? 0)),
    { lastRunAt: run.startedAt, dueAt: claimEnd(now).toISOString(), attempts: run.attempts },
  )
  return isMine ? run : null
}

function dueAt({ dueAt: due, lastRunAt }: Timer, every: number): number {
  return due ? Date.parse(due) : Date.parse(lastRunAt ?? '') + every
}

/** Until when it is claimed, or when it is due again. Without failure the next one's tries are counted anew. */
export function setRun(
  payload: Payload,
  { name, startedAt, attempts }: Run,
  { due, hasEnded = false }: { due: Date; hasEnded?: boolean },
): Promise<boolean> {
  const change = { dueAt: due.toISOString(), attempts: hasEnded ? 0 : attempts }
  return compareAndSet(payload, 'timers', { name, lastRunAt: startedAt }, change)
}

const JOBS = 'payload-jobs'

const isUnclaimed = (now: Date): Where => ({
  or: [
    { processing: { not_equals: true } },
    { updatedAt: { less_than: claimBegin(now).toISOString() } },
  ],
})

/** Ids of scheduled jobs whose time has come. */
export async function findDueJobs(payload: Payload, now: Date): Promise<string[]> {
  const rows = await findAll(payload, JOBS, {
    where: all(
      { completedAt: { exists: false }, hasError: { not_equals: true } },
      { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: now.toISOString() } }] },
      isUnclaimed(now),
    ),
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
export function claimJob(payload: Payload, { id, now }: { id: string; now: Date }) {
  const change = { processing: true, updatedAt: now.toISOString() }
  return compareAndSet(payload, JOBS, all({ id }, isUnclaimed(now)), change)
}

/** Whether it is claimed for longer, or given back. */
export function setJob(payload: Payload, id: string, processing: boolean): Promise<boolean> {
  const change = { processing, updatedAt: new Date().toISOString() }
  return compareAndSet(payload, JOBS, { id, processing: true }, change)
}
