import type { Payload } from 'payload'
import { UploadNotFound } from '@/domain/catalogue/upload/upload-error'
import type { UploadFamily, UploadState } from '@/domain/catalogue/upload/upload-answer'
import type { Upload } from '@/payload-types'

const ROW = { depth: 0, overrideAccess: true } as const

export function createUpload(payload: Payload): Promise<Upload> {
  return payload.create({ collection: 'uploads', data: { state: 'open' }, ...ROW })
}

export async function requireUpload(payload: Payload, id: string): Promise<Upload> {
  const upload = await payload.findByID({ collection: 'uploads', id, disableErrors: true, ...ROW })
  if (!upload) throw new UploadNotFound()
  return upload
}

/** Newest first. */
export async function findUploads(payload: Payload, states: UploadState[]): Promise<Upload[]> {
  const { docs } = await payload.find({
    collection: 'uploads',
    where: { state: { in: states } },
    sort: '-createdAt',
    limit: 100,
    ...ROW,
  })
  return docs
}

export async function findUploadsBefore(payload: Payload, day: Date): Promise<Upload[]> {
  const { docs } = await payload.find({
    collection: 'uploads',
    where: {
      and: [{ state: { not_equals: 'running' } }, { updatedAt: { less_than: day.toISOString() } }],
    },
    limit: 100,
    ...ROW,
  })
  return docs
}

/** Staff's words for the family of these files: its key may become another one until the plan is kept. */
export type FamilyNotes = { files: string[]; text: string }

/** Whoever gets it carries the upload out. A runner that has not been heard of until the end of its lease is gone. */
export function claimUpload(
  payload: Payload,
  upload: Upload,
  lease: { runner: string; leaseUntil: Date; notes?: FamilyNotes[] },
): Promise<boolean> {
  return guardedUpdate(payload, upload, {
    state: 'running',
    runner: lease.runner,
    leaseUntil: lease.leaseUntil.toISOString(),
    ...(lease.notes ? { notes: lease.notes } : {}),
  })
}

/** False where another runner has taken over. */
export function updateOwnUpload(
  payload: Payload,
  { id, runner }: { id: string; runner: string },
  data: { leaseUntil?: string; state?: UploadState; families?: UploadFamily[] },
): Promise<boolean> {
  return guardedUpdate(payload, { id, state: 'running', runner }, data)
}

/** An upload that is touched is not abandoned. */
export async function touchUpload(payload: Payload, id: string): Promise<void> {
  await payload.db.updateOne({
    collection: 'uploads',
    where: { id: { equals: id } },
    data: { leaseUntil: null },
    options: { atomic: true },
  })
}

export async function deleteUpload(payload: Payload, id: string): Promise<void> {
  await payload.delete({ collection: 'upload-files', where: { upload: { equals: id } }, ...ROW })
  await payload.delete({ collection: 'uploads', id, ...ROW })
}

async function guardedUpdate(
  payload: Payload,
  { id, state, runner }: Pick<Upload, 'id' | 'state' | 'runner'>,
  data: Partial<Record<'state' | 'runner' | 'leaseUntil' | 'notes' | 'families', unknown>>,
): Promise<boolean> {
  const changed: unknown = await payload.db.updateOne({
    collection: 'uploads',
    where: {
      and: [
        { id: { equals: id } },
        { state: { equals: state } },
        runner ? { runner: { equals: runner } } : { runner: { exists: false } },
      ],
    },
    data,
    options: { atomic: true },
  })
  return changed !== null
}
