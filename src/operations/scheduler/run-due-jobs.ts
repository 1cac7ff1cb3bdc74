import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from 'payload'
import { whileClaimed } from '@/platform/claims'
import { claimJob, findDueJobs, setJob } from '../records/timers'

/** Publishes and unpublishes what staff scheduled for now. Several processes may try: each job is run by one. */
export async function runDueJobs(payload: Payload, now = new Date()): Promise<void> {
  for (const id of await findDueJobs(payload, now)) {
    if (!(await claimJob(payload, { id, now }))) continue
    const claim = {
      renew: () => setJob(payload, id, true),
      giveBack: () => setJob(payload, id, false),
      onError: (error: unknown) => payload.logger.warn({ err: error }),
    }
    const run = () => payload.jobs.runByID({ id, overrideAccess: true, silent: true })
    await whileClaimed(claim, () => asScheduled(run))
  }
}

declare global {
  // A built shop holds this file more than once.
  var fountScheduledWork: AsyncLocalStorage<true> | undefined
}

function store(): AsyncLocalStorage<true> {
  return (globalThis.fountScheduledWork ??= new AsyncLocalStorage<true>())
}

/** What is saved meanwhile was saved by the schedule, whoever set it. */
function asScheduled<Result>(work: () => Promise<Result>): Promise<Result> {
  return store().run(true, work)
}

export function isScheduled(): boolean {
  return store().getStore() === true
}
