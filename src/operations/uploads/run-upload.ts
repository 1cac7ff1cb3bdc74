import type { Payload } from 'payload'
import type { ReleaseNotes } from '@/domain/catalogue/upload/release-notes'
import type { UploadAnswer, UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import {
  NothingToRetry,
  PlanChanged,
  ReplacementIsUnconfirmed,
  ServersEnded,
  UploadIsNotOpen,
  UploadIsNotReady,
  UploadIsRunning,
} from '@/domain/catalogue/upload/upload-error'
import { InvalidRequest } from '@/domain/shop-error'
import { env } from '@/env'
import type { Upload } from '@/payload-types'
import { claimEnd } from '@/platform/claims'
import { ensureOwnName } from '../fonts/check-letters'
import { refreshTypeface } from '../fonts/refresh-typeface'
import {
  type FamilyNotes,
  findUploadFiles,
  findUploads,
  requireUpload,
  updateUploadFile,
  type UploadRow,
} from '../records/uploads'
import { dropFolder } from '../fonts/font-store'
import { findReleasesOf } from '../records/releases'
import { runExclusive } from '../concurrency'
import { refreshPages } from '../site/page-cache/refresh-pages'
import { carryOutFile, giveFileUp } from './carry-out-file'
import { failureOf } from './failure-of'
import { compareAgain, makePlan } from './make-plan'
import { readUpload, stepsFor } from './read-upload'
import { LeaseIsLost, UploadLease } from './upload-lease'

/** The request of staff; `planHash` is that of the plan they saw, `confirmed` the masters of others that it may replace. */
export type CarryOutRequest = {
  notes?: ReleaseNotes
  planHash?: string | null
  confirmed?: readonly unknown[]
}

/** Starts the work and returns at once. Requested twice, it is done once, with the notes of the first request. */
export async function carryOutUpload(payload: Payload, id: string, request: CarryOutRequest = {}) {
  const upload = await requireUpload(payload, id)
  if (upload.state !== 'open') return readUpload(payload, id)
  const planned = await readUpload(payload, id)
  const refusal = refusalOf(planned, request)
  if (refusal) {
    // A plan that was frozen while it was read looks like none: another request was first.
    if ((await requireUpload(payload, id)).state !== 'open') return readUpload(payload, id)
    throw refusal
  }

  const notes = notesFor(planned.families, request.notes ?? {})
  const lease = await UploadLease.acquire(payload, upload, { notes })
  if (lease) await start(lease, () => freezePlan(lease))
  return readUpload(payload, id)
}

function refusalOf(planned: UploadAnswer, { planHash, confirmed = [] }: CarryOutRequest) {
  if (planHash && planHash !== planned.plan_hash) return new PlanChanged()
  if (!planned.can_carry_out) {
    const warnings = planned.families.flatMap((family) => family.warnings)
    return new UploadIsNotReady(warnings.find(({ level }) => level === 'block')?.sentence)
  }
  const open = planned.families.find(
    ({ foreign_masters: foreign }) => !foreign.every((one) => confirmed.includes(one)),
  )
  return open ? new ReplacementIsUnconfirmed({ name: open.typeface.name }) : null
}

/** Carries an upload out as it is planned, while its caller waits. What fails is thrown. */
export async function carryOutAtOnce(payload: Payload, id: string, notes: FamilyNotes[]) {
  const lease = await UploadLease.acquire(payload, await requireUpload(payload, id), { notes })
  if (!lease) throw new UploadIsNotOpen()
  await runUpload(lease)
  if ((await requireUpload(payload, id)).state === 'done') return
  // Without a failure of its own this process was so slow that another has taken the lease over.
  throw lease.failures[0] ?? new UploadIsRunning()
}

/** Retries what failed: of an open upload the comparisons, of a halted one the files. */
export async function retryUpload(payload: Payload, id: string): Promise<UploadAnswer> {
  const upload = await requireUpload(payload, id)
  switch (upload.state) {
    case 'open':
      if (!(await compareAgain(payload, id))) throw new NothingToRetry()
      break
    case 'halted': {
      const lease = await UploadLease.acquire(payload, upload)
      if (lease) await start(lease, () => resetFailures(payload, id))
      break
    }
    case 'done':
      throw new NothingToRetry()
    case 'running':
  }
  return readUpload(payload, id)
}

async function resetFailures(payload: Payload, id: string): Promise<void> {
  for (const row of await findUploadFiles(payload, id)) {
    if (row.state !== 'failed') continue
    const steps = (row.steps ?? []).map(({ step, state }) => ({
      step,
      state: state === 'failed' ? ('waiting' as const) : state,
    }))
    await updateUploadFile(payload, row.id, { state: 'waiting', steps, failure: null })
  }
}

/** So often an upload is taken up at one place; it may be the work that ends the process. */
const MOST_ENDED = 4

/** Continues uploads whose runner ended with its process, each time after a longer pause. */
export async function resumeUploads(payload: Payload, now = new Date()): Promise<void> {
  const running = await findUploads(payload, ['running'])
  for (const upload of running.filter((one) => isAbandoned(one, now))) {
    const lease = await UploadLease.acquire(payload, upload)
    if (lease) await runUpload(lease, { isInBackground: true })
  }
}

function notesFor(families: UploadFamily[], notes: ReleaseNotes): FamilyNotes[] {
  return Object.entries(notes).map(([key, text]) => {
    const family = families.find((one) => one.key === key)
    if (family) return { files: family.files, text }
    throw new InvalidRequest({ [`notes.${key}`]: 'There is no such family in this upload.' })
  })
}

function isAbandoned({ leaseUntil, families }: Upload, now: Date): boolean {
  if (!leaseUntil) return true
  const ended = ((families ?? []) as UploadFamily[]).map((family) => family.ended?.times ?? 0)
  return nextTry(new Date(leaseUntil), Math.max(1, ...ended)) < now
}

/** At once after the first end, and then after one, three, seven minutes. */
function nextTry(leaseUntil: Date, ended: number): Date {
  return new Date(leaseUntil.getTime() + (2 ** (ended - 1) - 1) * 60_000)
}

/**
 * When even the preparation fails, the lease expires and another process continues the upload; so it does at once where this
 * one works on no fonts.
 */
async function start(lease: UploadLease, prepare: () => Promise<void>): Promise<void> {
  try {
    await prepare()
  } catch (error) {
    lease[Symbol.dispose]()
    throw error
  }
  if (!env.works) return lease.giveBack()
  runUpload(lease, { isInBackground: true }).catch((error: unknown) => {
    lease.payload.logger.error({ err: error, msg: `Upload ${lease.upload} broke off` })
  })
}

const FILES_AT_ONCE = 2

/** Carries out the rest of an upload, family by family. Every step is safe to repeat. */
async function runUpload(acquired: UploadLease, { isInBackground = false } = {}): Promise<void> {
  using lease = acquired
  Object.assign(lease, { isInBackground })
  const { payload, upload: id } = lease
  try {
    await freezePlan(lease)
    const families = (await requireUpload(payload, id)).families as UploadFamily[]
    for (const family of families) await runFamily(lease, families, family)
    await refreshPages(payload)
    const rows = await findUploadFiles(payload, id)
    const hasFailed = [...rows, ...families].some(({ state }) => state === 'failed')
    if (!hasFailed) await dropFolder(id)
    await lease.end(hasFailed ? 'halted' : 'done')
  } catch (error) {
    if (error instanceof LeaseIsLost) return
    await lease.giveBack(claimEnd())
    throw error
  }
}

/** Stores the plan: from here on it stays as decided, whatever else changes in the shop. */
async function freezePlan(lease: UploadLease): Promise<void> {
  const { payload, upload: id } = lease
  const rows = await findUploadFiles(payload, id)
  const open = rows.filter(({ state }) => state === 'planned')
  const { families, notes } = await requireUpload(payload, id)
  if (open.length === 0 && families) return

  const plan = await makePlan(payload, rows)
  await lease.saveFamilies(withNotes(plan.families, (notes ?? []) as FamilyNotes[]))
  for (const row of open) {
    const planned = plan.files.get(row.id)
    if (!planned) continue
    const state = planned.state === 'planned' ? 'waiting' : planned.state
    await updateUploadFile(payload, row.id, { state, plan: planned.plan, steps: stepsFor(state) })
  }
}

function withNotes(families: UploadFamily[], notes: FamilyNotes[]): UploadFamily[] {
  return families.map((family) => {
    const own = notes.filter(({ files }) => files.some((file) => family.files.includes(file)))
    return { ...family, notes: own.map(({ text }) => text).join('\n\n') }
  })
}

async function runFamily(lease: UploadLease, families: UploadFamily[], family: UploadFamily) {
  const { payload, upload } = lease
  const rows = (await findUploadFiles(payload, upload)).filter(({ id }) =>
    family.files.includes(id),
  )
  const left = rows.filter(({ state }) => state === 'waiting' || state === 'working')
  if (left.length === 0 && family.state === 'done') return

  const ended = family.ended?.left === left.length ? family.ended.times : 0
  Object.assign(family, { state: 'working', failure: null })
  await lease.saveFamilies(families, { ...family, ended: { left: left.length, times: ended + 1 } })
  const outcome =
    ended < MOST_ENDED
      ? await carryOutFamily(lease, { family, rows, left })
      : await giveUp(lease, { family, rows, left })
  Object.assign(family, { ended: undefined }, outcome)
  await lease.saveFamilies(families)
}

/** The files that were at work are left, and the others go on; where none was, it is the work on the family. */
async function giveUp(
  lease: UploadLease,
  { family, rows, left }: { family: UploadFamily; rows: UploadRow[]; left: UploadRow[] },
): Promise<Outcome> {
  const atWork = left.filter(({ state }) => state === 'working')
  const error = new ServersEnded()
  lease.failures.push(error)
  if (atWork.length === 0) return { state: 'failed', failure: failureOf('family', error) }
  for (const row of atWork) await giveFileUp(lease, row)
  const others = left.filter((row) => !atWork.includes(row))
  return carryOutFamily(lease, { family, rows, left: others })
}

type Outcome = Pick<UploadFamily, 'state' | 'failure'>

/** A failure is recorded with this family and stops no other. */
async function carryOutFamily(
  lease: UploadLease,
  { family, rows, left }: { family: UploadFamily; rows: UploadRow[]; left: UploadRow[] },
): Promise<Outcome> {
  const { payload } = lease
  const { typeface } = family
  try {
    if (typeface.kind === 'existing') {
      await runExclusive(typeface.id, () => recordMasters(payload, typeface.id))
    }
    await forEachInParallel(left, (row) => carryOutFile(lease, { row, family, rows }))
    return await refreshFamily(payload, family)
  } catch (error) {
    if (lease.breaksOffAt(error)) throw error
    lease.failures.push(error)
    payload.logger.error({ err: error, msg: `The family ${typeface.name} was not finished` })
    return { state: 'failed', failure: failureOf('family', error) }
  }
}

/** Records the masters of a release that was made before releases had them, while they are still there. */
async function recordMasters(payload: Payload, typeface: string): Promise<void> {
  const [current] = await findReleasesOf(payload, [typeface])
  if (current && !current.masters) await refreshTypeface(payload, typeface)
}

/** Once for all its files: menu previews, the measure of its name, merged facts. */
async function refreshFamily(
  payload: Payload,
  { typeface, notes }: UploadFamily,
): Promise<Outcome> {
  if (typeface.kind === 'new') return { state: 'waiting', failure: null } // every file failed before the typeface was made
  await runExclusive(typeface.id, async () => {
    await ensureOwnName(payload, typeface.id)
    await refreshTypeface(payload, typeface.id, { notes })
  })
  return { state: 'done', failure: null }
}

/** As many in parallel as there are font processes. When one lane fails, the others are awaited before it is thrown. */
async function forEachInParallel(rows: UploadRow[], work: (row: UploadRow) => Promise<void>) {
  const waiting = [...rows]
  const lane = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await work(row)
  }
  const lanes = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, lane))
  const failed = lanes.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
