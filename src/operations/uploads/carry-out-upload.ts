import type { Payload } from 'payload'
import type { ReleaseNotes } from '@/domain/catalogue/upload/release-notes'
import type { UploadAnswer, UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import {
  NothingToRetry,
  PlanChanged,
  UploadIsNotReady,
} from '@/domain/catalogue/upload/upload-error'
import { InvalidRequest } from '@/domain/shop-error'
import type { Upload } from '@/payload-types'
import { compareAgain } from './compare-files'
import { readUpload } from './read-upload'
import { freezePlan, runUpload } from './run-upload'
import { findUploadFiles, updateUploadFile } from './upload-file-records'
import { UploadLease } from './upload-lease'
import { findUploads, requireUpload, type FamilyNotes } from './upload-records'

/** The request of staff; `planHash` is that of the plan they saw. */
export type CarryOutRequest = { notes?: ReleaseNotes; planHash?: string | null }

/** Starts the work and returns at once. Requested twice, it is done once, with the notes of the first request. */
export async function carryOutUpload(
  payload: Payload,
  id: string,
  request: CarryOutRequest = {},
): Promise<UploadAnswer> {
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

function refusalOf(planned: UploadAnswer, { planHash }: CarryOutRequest): Error | null {
  if (planHash && planHash !== planned.plan_hash) return new PlanChanged()
  if (planned.can_carry_out) return null
  const warnings = planned.families.flatMap((family) => family.warnings)
  return new UploadIsNotReady(warnings.find(({ level }) => level === 'block')?.sentence)
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

/** Continues uploads whose runner ended with its process. */
export async function resumeUploads(payload: Payload, now = new Date()): Promise<void> {
  const running = await findUploads(payload, ['running'])
  for (const upload of running.filter((one) => isAbandoned(one, now))) {
    const lease = await UploadLease.acquire(payload, upload)
    if (lease) await runUpload(lease)
  }
}

function notesFor(families: UploadFamily[], notes: ReleaseNotes): FamilyNotes[] {
  return Object.entries(notes).map(([key, text]) => {
    const family = families.find((one) => one.key === key)
    if (family) return { files: family.files, text }
    throw new InvalidRequest({ [`notes.${key}`]: 'There is no such family in this upload.' })
  })
}

function isAbandoned({ leaseUntil }: Upload, now: Date): boolean {
  return !leaseUntil || new Date(leaseUntil) < now
}

/** When even the preparation fails, the lease expires and another process continues the upload. */
async function start(lease: UploadLease, prepare: () => Promise<void>): Promise<void> {
  try {
    await prepare()
  } catch (error) {
    lease[Symbol.dispose]()
    throw error
  }
  runUpload(lease).catch((error: unknown) => {
    lease.payload.logger.error({ err: error, msg: `Upload ${lease.upload} broke off` })
  })
}
