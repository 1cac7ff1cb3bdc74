import type { Payload } from 'payload'
import { claimJob, findDueJobs } from './due-job-records'
import { asScheduled } from './scheduled-work'

/** Publishes and unpublishes what staff scheduled for now. Several processes may try: each job is run by one. */
export async function runDueJobs(payload: Payload, now = new Date()): Promise<void> {
  for (const id of await findDueJobs(payload, now)) {
    if (await claimJob(payload, { id, now })) {
      await asScheduled(() => payload.jobs.runByID({ id, overrideAccess: true, silent: true }))
    }
  }
}
