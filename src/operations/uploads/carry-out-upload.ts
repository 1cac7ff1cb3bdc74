import type { Payload } from 'payload'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { NothingToRetry, UploadIsNotReady } from '@/domain/catalogue/upload/upload-error'
import type { Upload } from '@/payload-types'
import { readUpload } from './read-upload'
import { freezePlan, runUpload } from './run-upload'
import { findUploadFiles, updateUploadFile } from './upload-file-records'
import { UploadLease } from './upload-lease'
import { findUploads, requireUpload } from './upload-records'

/** Begins and answers at once; the work goes on behind. Asked twice it is done once. */
export async function carryOutUpload(payload: Payload, id: string): Promise<UploadAnswer> {
  const upload = await requireUpload(payload, id)
  if (upload.state !== 'open') return readUpload(payload, id)
  const planned = await readUpload(payload, id)
  const blocked = planned.families.flatMap(({ warnings }) => warnings)
  const block = blocked.find(({ level }) => level === 'block')
  if (!planned.can_carry_out) throw new UploadIsNotReady(block?.sentence)

  const lease = await UploadLease.take(payload, upload)
  if (lease) {
    await freezePlan(lease)
    runBehind(lease)
  }
  return readUpload(payload, id)
}

/** What failed is tried again; what is done is not. */
export async function retryUpload(payload: Payload, id: string): Promise<UploadAnswer> {
  const upload = await requireUpload(payload, id)
  if (upload.state === 'running') return readUpload(payload, id)
  if (upload.state !== 'halted') throw new NothingToRetry()

  const lease = await UploadLease.take(payload, upload)
  if (lease) {
    for (const row of await findUploadFiles(payload, [id])) {
      if (row.state !== 'failed') continue
      const steps = (row.steps ?? []).map(({ step, state }) => ({
        step,
        state: state === 'failed' ? ('waiting' as const) : state,
      }))
      await updateUploadFile(payload, row.id, { state: 'waiting', steps, fault: null })
    }
    runBehind(lease)
  }
  return readUpload(payload, id)
}

/** Uploads whose runner ended with its process are carried on by this one. */
export async function resumeUploads(payload: Payload, now = new Date()): Promise<void> {
  const left = (await findUploads(payload, ['running'])).filter((upload) => isLeft(upload, now))
  for (const upload of left) {
    const lease = await UploadLease.take(payload, upload)
    if (lease) await runUpload(lease)
  }
}

function isLeft({ leaseUntil }: Upload, now: Date): boolean {
  return !leaseUntil || new Date(leaseUntil) < now
}

function runBehind(lease: UploadLease): void {
  runUpload(lease).catch((error: unknown) => {
    lease.payload.logger.error({ err: error, msg: `Upload ${lease.upload} broke off` })
  })
}
