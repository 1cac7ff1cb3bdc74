import type { Payload, Where } from 'payload'
import { UploadNotFound } from '@/domain/catalogue/upload/upload-error'
import type { UploadFamily, UploadState } from '@/domain/catalogue/upload/upload-answer'
import type { Upload } from '@/payload-types'
import { compareAndSet } from '../guarded-records'

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

/** Of every upload there is. To ask for folder names would not do: one that is no id makes MongoDB find none at all. */
export async function findUploadIds(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'uploads',
    select: { state: true },
    pagination: false,
    ...ROW,
  })
  return docs.map(({ id }) => id)
}

type UploadChange = Partial<
  Record<'state' | 'runner' | 'leaseUntil' | 'notes' | 'families', unknown>
>

/** Staff's words for the family of these files: its key may become another one until the plan is kept. */
export type FamilyNotes = { files: string[]; text: string }

/**
 * Whoever gets it carries the upload out. A runner that has not been heard of until the end of its lease is gone; one that
 * was heard of since `upload` was read is not.
 */
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
  const held: Where[] = [
    { id: { equals: id } },
    { state: { equals: 'running' } },
    { runner: { equals: runner } },
  ]
  return updateWhere(payload, { and: held }, data)
}

/** An upload that is touched is not abandoned. False where it is not open. */
export function touchOpenUpload(payload: Payload, id: string): Promise<boolean> {
  const open: Where = { and: [{ id: { equals: id } }, { state: { equals: 'open' } }] }
  return updateWhere(payload, open, { leaseUntil: null })
}

/** From here on nobody takes it up any more. False where somebody carries it out already. */
export async function closeUpload(payload: Payload, upload: Upload): Promise<boolean> {
  return upload.state !== 'running' && guardedUpdate(payload, upload, { state: 'done' })
}

export async function deleteUpload(payload: Payload, id: string): Promise<void> {
  await payload.delete({ collection: 'upload-files', where: { upload: { equals: id } }, ...ROW })
  await payload.delete({ collection: 'uploads', id, ...ROW })
}

/** Only while the row is what it was when it was read. */
function guardedUpdate(
  payload: Payload,
  { id, state, runner, leaseUntil }: Upload,
  data: UploadChange,
): Promise<boolean> {
  const asRead: Where[] = [
    { id: { equals: id } },
    { state: { equals: state } },
    { runner: sameAs(runner) },
    { leaseUntil: sameAs(leaseUntil) },
  ]
  return updateWhere(payload, { and: asRead }, data)
}

function sameAs(value: string | null | undefined) {
  return value ? { equals: value } : { exists: false }
}

function updateWhere(payload: Payload, where: Where, data: UploadChange): Promise<boolean> {
  return compareAndSet(payload, { collection: 'uploads', where, data })
}
