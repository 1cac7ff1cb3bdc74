import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from 'payload'
import { env } from '@/env'
import { isStopping, whileClaimed } from '@/platform/claims'
import { figures } from '@/platform/figures'
import { refreshChangedPages } from '../site/page-cache/refresh-pages'
import { prepareTypefaces } from '../fonts/refresh-typeface'
import { renewOldReleases } from '../fonts/releases/renew-old-releases'
import { tellHolders } from '../catalogue/announce-release'
import { raisePrices } from '../catalogue/raise-prices'
import { removeOldSignIns } from '../records/sign-ins'
import { sweepDrafts } from '../data-folder'
import { storeOldMedia } from '../files/media-files'
import { storedFiles } from '../files/stored-files'
import { sweepArchives } from '../downloads/build-archives'
import { removeOldCounts } from '../records/limits'
import { sendMails } from '../mails/send-mails'
import {
  processOpenEvents,
  recoverLostEvents,
  removeOldEvents,
} from '../orders/payment/process-payment-events'
import { removeAbandonedCarts } from '../orders/cart/close-carts'
import { noteFees, reconcilePayments } from '../orders/payment/reconcile-payments'
import { tendProofs } from '../orders/proofs'
import { closeOverdueQuotes } from '../records/quotes'
import { renewRentals } from '../orders/rentals/renew-rentals'
import { reconcileRefunds } from '../orders/refunds/follow-payment'
import {
  DISK_IS_FULL,
  tellOfLostFiles,
  watchCondition,
  WEBHOOK_IS_SILENT,
} from '../staff/notify-staff'
import { endTerms, remindOfEnds } from '../orders/licences/end-licences'
import { offerTried } from '../trials/offer-tried'
import { fetchExchangeRates } from '../tax/exchange-rates'
import { eraseOldOrders } from '../buyers/erase-buyer'
import { askAgain, removeOldAnswers } from '../tax/look-up-vat-id'
import { backUpNightly } from './nightly-backup'
import { claimJob, claimRun, findDueJobs, setJob, setRun } from '../records/timers'
import { resumeUploads } from '../uploads/run-upload'
import { dropOldUploads } from '../uploads/change-plan'

/** A publish by another process is seen within five seconds. */
const PAGES_EVERY_MS = 3_000
/** The longest delay of a scheduled publish. */
const DUE_JOBS_EVERY_MS = 5_000
const UPLOADS_EVERY_MS = 5_000
const LOST_FILES_EVERY_MS = 30_000
/** A save starts its own preparation; this finds what an ended process left behind. */
const PREPARATION_EVERY_MS = 5_000
/** Events and mails are worked on at once; this finds what failed, and what an ended process left behind. */
const EVENTS_EVERY_MS = 5_000
const MAILS_EVERY_MS = 5_000
const PAYMENTS_EVERY_MS = 60_000
const REFUNDS_EVERY_MS = 60_000
/** What the provider kept of each payment, which it may know hours later. */
const FEES_EVERY_MS = 5 * 60_000
/** Events about refunds and disputes that never arrived: what a payment needs is asked of it much sooner. */
const LOST_EVENTS_EVERY_MS = 3_600_000
/** Those that VIES gave no answer for. */
const VAT_NUMBERS_EVERY_MS = 60_000
/** They are published once on a working day, in the afternoon. */
const RATES_EVERY_MS = 6 * 3_600_000
/** What staff are told of within minutes. */
const WATCH_EVERY_MS = 5 * 60_000
const ANNOUNCEMENTS_EVERY_MS = 10_000
const PRICE_RISES_EVERY_MS = 5_000
const OFFERS_EVERY_MS = 15 * 60_000
/** What a term says by the calendar, written down and mailed. */
const TERMS_EVERY_MS = 15 * 60_000
const HOURLY_MS = 3_600_000

/** How often a process looks whether a run that is kept in the database is due. */
const LOOK_EVERY_MS = 5_000
/** The first visitors after a start are served before old releases are renewed. */
const RENEWAL_AFTER_MS = 10_000
/** A run that failed is begun again much sooner than its next, and each time later. */
const FIRST_PAUSE_MS = 10_000

type Work = (payload: Payload) => Promise<unknown>
type Recurring = Record<string, { every: number; work: Work }>

/** In each process, by name, whatever its role. */
const EVERYWHERE: Recurring = {
  pages: { every: PAGES_EVERY_MS, work: refreshChangedPages },
  'lost files': { every: LOST_FILES_EVERY_MS, work: (payload) => tellOfLostFiles(payload) },
  'files on the disk': { every: HOURLY_MS, work: tidyFiles },
  drafts: { every: HOURLY_MS, work: () => sweepDrafts() },
  'unused archives': { every: HOURLY_MS, work: () => sweepArchives() },
}

/** In each process that works: what each claims for itself, row by row. */
const IN_EACH: Recurring = {
  'due jobs': { every: DUE_JOBS_EVERY_MS, work: (payload) => runDueJobs(payload) },
  uploads: { every: UPLOADS_EVERY_MS, work: resumeUploads },
  preparation: { every: PREPARATION_EVERY_MS, work: prepareTypefaces },
  events: { every: EVENTS_EVERY_MS, work: processOpenEvents },
  mails: { every: MAILS_EVERY_MS, work: (payload) => sendMails(payload) },
}

/** In one process for all, by the name of its timer. */
const IN_ONE: Recurring = {
  payments: { every: PAYMENTS_EVERY_MS, work: (payload) => reconcilePayments(payload) },
  refunds: { every: REFUNDS_EVERY_MS, work: (payload) => reconcileRefunds(payload) },
  fees: { every: FEES_EVERY_MS, work: (payload) => noteFees(payload) },
  'lost events': { every: LOST_EVENTS_EVERY_MS, work: (payload) => recoverLostEvents(payload) },
  'exchange rates': { every: RATES_EVERY_MS, work: (payload) => fetchExchangeRates(payload) },
  'VAT numbers': { every: VAT_NUMBERS_EVERY_MS, work: (payload) => askAgain(payload) },
  'trial offers': { every: OFFERS_EVERY_MS, work: (payload) => offerTried(payload) },
  'ended terms': { every: TERMS_EVERY_MS, work: (payload) => endTerms(payload) },
  rentals: { every: TERMS_EVERY_MS, work: (payload) => renewRentals(payload) },
  'ending terms': { every: TERMS_EVERY_MS, work: (payload) => remindOfEnds(payload) },
  'announced releases': { every: ANNOUNCEMENTS_EVERY_MS, work: (payload) => tellHolders(payload) },
  'price rises': { every: PRICE_RISES_EVERY_MS, work: (payload) => raisePrices(payload) },
  'free disk': { every: WATCH_EVERY_MS, work: (payload) => watchCondition(payload, DISK_IS_FULL) },
  'silent webhook': {
    every: WATCH_EVERY_MS,
    work: (payload) => watchCondition(payload, WEBHOOK_IS_SILENT),
  },
  'nightly backup': { every: HOURLY_MS, work: (payload) => backUpNightly(payload) },
  // What grows old. Orders, licences and grants never do.
  'old uploads': { every: HOURLY_MS, work: (payload) => dropOldUploads(payload) },
  'old limits': { every: HOURLY_MS, work: (payload) => removeOldCounts(payload) },
  'abandoned carts': { every: HOURLY_MS, work: (payload) => removeAbandonedCarts(payload) },
  'old payment events': { every: HOURLY_MS, work: (payload) => removeOldEvents(payload) },
  'old sign-ins': { every: HOURLY_MS, work: (payload) => removeOldSignIns(payload) },
  'overdue quotes': {
    every: HOURLY_MS,
    work: (payload) => closeOverdueQuotes(payload, new Date()),
  },
  'orders of the erased': { every: HOURLY_MS, work: (payload) => eraseOldOrders(payload) },
  'proofs of students': { every: HOURLY_MS, work: (payload) => tendProofs(payload) },
  'old VAT answers': { every: HOURLY_MS, work: (payload) => removeOldAnswers(payload) },
}

/** All that a running shop does by itself, whether it is due or not. */
export const WORK_OF_ITS_OWN: readonly Work[] = [
  renewOldReleases,
  ...[EVERYWHERE, IN_EACH, IN_ONE]
    .flatMap(Object.values<Recurring[string]>)
    .map(({ work }) => work),
]

/**
 * Starts the recurring work of a running shop, each on a timer of its own: none waits for another. The timers do not hold the
 * process open.
 */
export async function startScheduler(payload: Payload): Promise<void> {
  await refreshChangedPages(payload)
  once(payload, { after: RENEWAL_AFTER_MS, work: () => tidyFiles(payload) })
  for (const [name, { every, work }] of Object.entries(EVERYWHERE)) {
    repeat(payload, { name, every, work: () => work(payload) })
  }
  if (!env.works) return
  const renewal = { name: 'old releases', every: 0, work: () => renewOldReleases(payload) }
  once(payload, { after: RENEWAL_AFTER_MS, work: () => runForAll(payload, renewal) })
  for (const [name, { every, work }] of Object.entries(IN_EACH)) {
    repeat(payload, { name, every, work: () => work(payload) })
  }
  for (const [name, { every, work }] of Object.entries(IN_ONE)) {
    repeatForAll(payload, { name, every, work: () => work(payload) })
  }
}

async function tidyFiles(payload: Payload): Promise<void> {
  await storedFiles.tidy()
  await storeOldMedia(payload)
}

function once(payload: Payload, { after, work }: { after: number; work: () => Promise<unknown> }) {
  setTimeout(() => {
    work().catch((error: unknown) => payload.logger.error({ err: error, msg: 'Timed work failed' }))
  }, after).unref()
}

type Timer = { name: string; every: number; work: () => Promise<unknown> }

/** In each process, one run at a time: the pause begins when a run has ended. */
function repeat(payload: Payload, { name, every, work }: Timer): void {
  setTimeout(() => {
    if (isStopping()) return
    work()
      .catch((error: unknown) => {
        figures().failedWork.inc({ work: name })
        payload.logger.error({ err: error, msg: 'Timed work failed' })
      })
      .finally(() => repeat(payload, { name, every, work }))
  }, every).unref()
}

/** In one process for all. The last run is kept in the database: a restart neither skips a run nor repeats it. */
function repeatForAll(payload: Payload, timer: Timer): void {
  const { name } = timer
  repeat(payload, { name, every: LOOK_EVERY_MS, work: () => runForAll(payload, timer) })
}

/** Now, if it is due and no other process runs it. */
export async function runForAll(payload: Payload, { name, every, work }: Timer): Promise<void> {
  const run = await claimRun(payload, { name, every, now: new Date() })
  if (!run) return
  const makeDue = (due: Date) => setRun(payload, run, { due })
  const onError = (error: unknown) => payload.logger.warn({ err: error })
  try {
    await whileClaimed({ renew: makeDue, giveBack: makeDue, onError }, work)
    await setRun(payload, run, { due: new Date(Date.parse(run.startedAt) + every), hasEnded: true })
  } catch (error) {
    const wait = Math.min(every, FIRST_PAUSE_MS * 3 ** (run.attempts - 1))
    await setRun(payload, run, { due: new Date(Date.now() + wait) })
    throw error
  }
}

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
