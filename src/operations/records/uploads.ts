import type { Payload } from 'payload'
import type { Comparison } from '@/domain/catalogue/upload/changes/master-changes'
import type {
  FileOverride,
  FilePlan,
  UploadedFile,
  UploadFailure,
  UploadFamily,
  UploadState,
} from '@/domain/catalogue/upload/upload-answer'
import {
  UploadFileNotFound,
  UploadIsNotOpen,
  UploadNotFound,
} from '@/domain/catalogue/upload/upload-error'
import type { FontFacts } from '@/fonts/font-facts'
import type { Upload, UploadFile } from '@/payload-types'
import { idOf } from '../id-of'
import { compareAndSet } from './any-collection'
import {
  asRead,
  findAll,
  findById,
  hasRow,
  insert,
  insertKeyed,
  only,
  removeById,
  removeWhere,
} from './rows'

export function createUpload(payload: Payload): Promise<Upload> {
  return insert(payload, 'uploads', { state: 'open' })
}

export async function requireUpload(payload: Payload, id: string): Promise<Upload> {
  const upload = await findById(payload, 'uploads', id)
  if (!upload) throw new UploadNotFound()
  return upload
}

/** Newest first. */
export async function findUploads(payload: Payload, states: UploadState[]): Promise<Upload[]> {
  const where = { state: { in: states } }
  return findAll(payload, 'uploads', { where, sort: '-createdAt', limit: 100 })
}

export async function findUploadsBefore(payload: Payload, day: Date): Promise<Upload[]> {
  const where = { state: { not_equals: 'running' }, updatedAt: { less_than: day.toISOString() } }
  return findAll(payload, 'uploads', { where, limit: 100 })
}

/** Ids of all uploads. A query for folder names would not do: one that is no id makes MongoDB find none at all. */
export async function findUploadIds(payload: Payload): Promise<string[]> {
  const rows = await findAll(payload, 'uploads', { select: only('state') })
  return rows.map(({ id }) => id)
}

type UploadChange = Partial<
  Record<'state' | 'runner' | 'leaseUntil' | 'notes' | 'families', unknown>
>

/** The notes of staff for the family of these files, since the family's key may change until the plan is frozen. */
export type FamilyNotes = { files: string[]; text: string }

/**
 * True for the one process that then carries the upload out. A runner whose lease has expired is gone; one that renewed it
 * since `upload` was read is not.
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

/** False where another process holds the lease by now. */
export function updateOwnUpload(
  payload: Payload,
  { id, runner }: { id: string; runner: string },
  data: { leaseUntil?: string; state?: UploadState; families?: UploadFamily[] },
): Promise<boolean> {
  return compareAndSet(payload, 'uploads', { id, state: 'running', runner }, data)
}

/** Renews `updatedAt`, so that the upload does not count as abandoned. False where it is not open. */
export function touchOpenUpload(payload: Payload, id: string): Promise<boolean> {
  return compareAndSet(payload, 'uploads', { id, state: 'open' }, { leaseUntil: null })
}

/** Closes an upload, so that no process can carry it out. False where one does already. */
export async function closeUpload(payload: Payload, upload: Upload): Promise<boolean> {
  return upload.state !== 'running' && guardedUpdate(payload, upload, { state: 'done' })
}

/** To be called before a change of the plan and after it: what was carried out in between ignored the change. */
export async function requireOpen(payload: Payload, id: string): Promise<void> {
  if (await touchOpenUpload(payload, id)) return
  await requireUpload(payload, id)
  throw new UploadIsNotOpen()
}

export async function deleteUpload(payload: Payload, id: string): Promise<void> {
  await removeWhere(payload, 'upload-files', { upload: id })
  await removeById(payload, 'uploads', id)
}

/** Only while the row is what it was when it was read. */
function guardedUpdate(
  payload: Payload,
  { id, state, runner, leaseUntil }: Upload,
  data: UploadChange,
): Promise<boolean> {
  const still = { id, state, runner: asRead(runner), leaseUntil: asRead(leaseUntil) }
  return compareAndSet(payload, 'uploads', still, data)
}

/** A row whose JSON fields have the types they were written with. */
export type UploadRow = Omit<UploadFile, keyof Written> & Written

type Written = {
  steps: UploadedFile['steps'] | null
  failure: UploadFailure | null
  facts: FontFacts | null
  override: FileOverride | null
  plan: FilePlan | null
  comparison: Comparison | null
}

/** In the order of their arrival. */
export async function findUploadFiles(payload: Payload, upload: string): Promise<UploadRow[]> {
  const where = { upload }
  const rows = await findAll(payload, 'upload-files', { where, sort: ['createdAt', 'name'] })
  return rows as UploadRow[]
}

/** Of many uploads at once, without what was read from the files. */
export async function findFileHeads(payload: Payload, uploads: string[]) {
  return findAll(payload, 'upload-files', {
    where: { upload: { in: uploads } },
    sort: ['createdAt', 'name'],
    select: only('upload', 'name', 'state'),
  })
}

export async function requireUploadFile(
  payload: Payload,
  { upload, file }: { upload: string; file: string },
): Promise<UploadRow> {
  const row = await findById(payload, 'upload-files', file)
  if (!row || idOf(row.upload) !== upload) throw new UploadFileNotFound()
  return row as UploadRow
}

type NewUploadFile = Pick<UploadRow, 'state' | 'failure' | 'facts'> &
  Record<'upload' | 'filekey' | 'name' | 'sha256', string> & {
    sizeInBytes: number
    override?: FileOverride
  }

/**
 * The same bytes in one upload are one file, however often and by whatever name they come. One that was refused is
 * believed anew: what read it may have been short of time or memory.
 */
export async function insertUploadFileOnce(payload: Payload, file: NewUploadFile) {
  const data = { ...file, failure: file.failure ?? undefined, facts: file.facts as never }
  const inserted = await insertKeyed(payload, 'upload-files', { key: 'filekey', data })
  const row = inserted.row as UploadRow
  if (inserted.isNew || row.state !== 'refused') return row

  const { state, facts, failure } = file
  await updateUploadFile(payload, row.id, { state, facts, failure })
  return { ...row, state, facts, failure }
}

type FileChange = Partial<
  Pick<UploadRow, 'state' | 'steps' | 'failure' | 'facts' | 'override' | 'plan' | 'comparison'>
>

export async function updateUploadFile(payload: Payload, id: string, data: FileChange) {
  await compareAndSet(payload, 'upload-files', { id }, data)
}

/** False where the file is being carried out by now, and so stays. */
export async function deletePlannedFile(payload: Payload, id: string): Promise<boolean> {
  const own = { id: { equals: id } }
  const isPlanned = { state: { in: ['planned', 'refused'] } }
  await payload.db.deleteMany({ collection: 'upload-files', where: { and: [own, isPlanned] } })
  return !(await hasRow(payload, 'upload-files', own))
}
