import type { Payload } from 'payload'
import { refreshChangedPages } from '../site/page-cache/refresh-pages'
import { prepareTypefaces } from '../fonts/preparation/prepare-typefaces'
import { renewOldReleases } from '../fonts/releases/renew-old-releases'
import { sweepDrafts } from '../fonts/files/sweep-drafts'
import { reconcilePayments } from '../orders/payment/reconcile-payments'
import { runDueJobs } from './run-due-jobs'
import { resumeUploads } from '../uploads/carry-out-upload'
import { dropOldUploads } from '../uploads/drop-old-uploads'

/** A publish by another process is seen after this long. */
const PAGES_EVERY_MS = 5_000
/** The longest delay of a scheduled publish. */
const DUE_JOBS_EVERY_MS = 5_000
const UPLOADS_EVERY_MS = 5_000
/** A save starts its own preparation; this finds what an ended process left behind. */
const PREPARATION_EVERY_MS = 5_000
const PAYMENTS_EVERY_MS = 60_000
const CLEANING_EVERY_MS = 3_600_000
/** The first visitors after a start are served before old releases are renewed. */
const RENEWAL_AFTER_MS = 10_000

/** Starts the recurring work of a running shop. The timers do not hold the process open. */
export async function startScheduler(payload: Payload): Promise<void> {
  await refreshChangedPages(payload)
  once(payload, { after: RENEWAL_AFTER_MS, work: () => renewOldReleases(payload) })
  repeat(payload, { every: PAGES_EVERY_MS, work: () => refreshChangedPages(payload) })
  repeat(payload, { every: DUE_JOBS_EVERY_MS, work: () => runDueJobs(payload) })
  repeat(payload, { every: PAYMENTS_EVERY_MS, work: () => reconcilePayments(payload) })
  repeat(payload, { every: UPLOADS_EVERY_MS, work: () => resumeUploads(payload) })
  repeat(payload, { every: PREPARATION_EVERY_MS, work: () => prepareTypefaces(payload) })
  repeat(payload, { every: CLEANING_EVERY_MS, work: () => dropOldUploads(payload) })
  repeat(payload, { every: CLEANING_EVERY_MS, work: () => sweepDrafts() })
}

function once(
  payload: Payload,
  { after, work }: { after: number; work: () => Promise<unknown> },
): void {
  setTimeout(() => {
    work().catch((error: unknown) => payload.logger.error({ err: error, msg: 'Timed work failed' }))
  }, after).unref()
}

/** One run at a time: the pause begins when a run has ended. */
function repeat(
  payload: Payload,
  { every, work }: { every: number; work: () => Promise<unknown> },
): void {
  setTimeout(() => {
    work()
      .catch((error: unknown) => payload.logger.error({ err: error, msg: 'Timed work failed' }))
      .finally(() => repeat(payload, { every, work }))
  }, every).unref()
}
