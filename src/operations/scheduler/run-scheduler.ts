import type { Payload } from 'payload'
import { refreshChangedPages } from '../site/page-cache/refresh-pages'
import { renewOldReleases } from '../fonts/renew-old-releases'
import { sweepDrafts } from '../fonts/sweep-drafts'
import { reconcilePayments } from '../orders/payment/reconcile-payments'
import { runDueJobs } from './run-due-jobs'
import { resumeUploads } from '../uploads/carry-out-upload'
import { dropOldUploads } from '../uploads/drop-old-uploads'

const EVERY_MS = 60_000
const HOUR_MS = 3_600_000
/** What another process publishes is seen after this long. */
const PAGES_EVERY_MS = 5_000
/** How late something scheduled may be. */
const SCHEDULE_EVERY_MS = 5_000
/** The first visitors after a start come first. */
const SETTLED_MS = 10_000
const UPLOADS_EVERY_MS = 5_000

/** What happens by itself while the shop runs; the timers hold no process open. */
export async function startScheduler(payload: Payload): Promise<void> {
  await refreshChangedPages(payload)
  once(payload, { after: SETTLED_MS, what: () => renewOldReleases(payload) })
  repeat(payload, { every: PAGES_EVERY_MS, what: () => refreshChangedPages(payload) })
  repeat(payload, { every: SCHEDULE_EVERY_MS, what: () => runDueJobs(payload) })
  repeat(payload, { every: EVERY_MS, what: () => reconcilePayments(payload) })
  repeat(payload, { every: UPLOADS_EVERY_MS, what: () => resumeUploads(payload) })
  repeat(payload, { every: HOUR_MS, what: () => dropOldUploads(payload) })
  repeat(payload, { every: HOUR_MS, what: () => sweepDrafts() })
}

function once(
  payload: Payload,
  { after, what }: { after: number; what: () => Promise<unknown> },
): void {
  setTimeout(() => {
    what().catch((error: unknown) => payload.logger.error({ err: error, msg: 'Timed work failed' }))
  }, after).unref()
}

/** One run at a time: a slow one is never overtaken by the next. */
function repeat(
  payload: Payload,
  { every, what }: { every: number; what: () => Promise<unknown> },
): void {
  setTimeout(() => {
    what()
      .catch((error: unknown) => payload.logger.error({ err: error, msg: 'Timed work failed' }))
      .finally(() => repeat(payload, { every, what }))
  }, every).unref()
}
