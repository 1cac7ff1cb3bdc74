import type { Payload } from 'payload'
import { mergeOverrides } from '@/domain/catalogue/upload/file-override'
import type {
  FileOverride,
  StyleFields,
  UploadAnswer,
} from '@/domain/catalogue/upload/upload-answer'
import {
  UploadFileNotFound,
  UploadIsNotOpen,
  UploadIsRunning,
} from '@/domain/catalogue/upload/upload-error'
import { refuseVariation } from '@/domain/catalogue/variation/refuse-variation'
import { ownValue } from '@/domain/own-value'
import { InvalidRequest } from '@/domain/shop-error'
import {
  closeUpload,
  createUpload,
  deletePlannedFile,
  deleteUpload,
  findUploadFiles,
  findUploadIds,
  findUploadsBefore,
  requireOpen,
  requireUpload,
  requireUploadFile,
  updateUploadFile,
  type UploadRow,
} from '../records/uploads'
import { runExclusive } from '../concurrency'
import { dropBytes, dropFolder, listFolders } from '../fonts/font-store'
import { compareFiles, makePlan } from './make-plan'
import { readUpload } from './read-upload'

export async function openUpload(payload: Payload): Promise<UploadAnswer> {
  const { id } = await createUpload(payload)
  return readUpload(payload, id)
}

/** Adds staff's overrides to those they made before, and plans the whole upload again. */
export async function changePlan(
  payload: Payload,
  upload: string,
  overrides: Record<string, FileOverride>,
): Promise<UploadAnswer> {
  await requireOpen(payload, upload)
  await runExclusive(`overrides:${upload}`, () => saveOverrides(payload, upload, overrides))
  await requireOpen(payload, upload)
  await compareFiles(payload, upload)
  return readUpload(payload, upload)
}

export async function dropFile(
  payload: Payload,
  { upload, file }: { upload: string; file: string },
): Promise<UploadAnswer> {
  await requireOpen(payload, upload)
  const row = await requireUploadFile(payload, { upload, file })
  if (!(await deletePlannedFile(payload, file))) throw new UploadIsNotOpen()
  if (row.sha256) await dropBytes(upload, row.sha256)
  await compareFiles(payload, upload)
  return readUpload(payload, upload)
}

/** Deletes an upload with its remaining bytes. What was carried out stays. */
export async function discardUpload(payload: Payload, id: string): Promise<void> {
  const upload = await requireUpload(payload, id)
  if (!(await closeUpload(payload, upload))) throw new UploadIsRunning()
  await deleteUpload(payload, id)
  await dropFolder(id)
}

/** Runs exclusively: of two overrides of one file, sent at once, neither is lost. */
async function saveOverrides(
  payload: Payload,
  upload: string,
  overrides: Record<string, FileOverride>,
): Promise<void> {
  const found = await findUploadFiles(payload, upload)
  const rows = new Map(found.map((row) => [row.id, row]))
  if (Object.keys(overrides).some((id) => !rows.has(id))) throw new UploadFileNotFound()
  await refuseOverrides(payload, found, overrides)
  for (const [id, override] of Object.entries(overrides)) {
    const before = rows.get(id)?.override ?? {}
    await updateUploadFile(payload, id, { override: mergeOverrides(before, override) })
  }
}

/** Overrides of axes and instances must be possible for the very file they are for. */
async function refuseOverrides(
  payload: Payload,
  rows: UploadRow[],
  overrides: Record<string, FileOverride>,
): Promise<void> {
  const concerned = rows.filter(({ id }) => overridesVariation(ownValue(overrides, id)))
  if (concerned.length === 0) return

  const { files } = await makePlan(payload, rows)
  for (const { id, facts } of concerned) {
    const fields = files.get(id)?.plan.fields
    if (!facts || !fields) continue
    const before = settingOf(fields)
    const after = settingOf({ ...fields, ...ownValue(overrides, id)?.fields })
    const [error] = refuseVariation(facts, { before, after })
    if (error) throw new InvalidRequest({ 'fields.variation': error })
  }
}

function overridesVariation(override: FileOverride | undefined): boolean {
  return Boolean(override?.fields?.variation ?? override?.fields?.default_coordinates)
}

function settingOf({ variation, default_coordinates }: StyleFields) {
  return { overrides: variation, position: default_coordinates }
}

const DROPPED_AFTER_MS = 7 * 24 * 3_600_000

/** Deletes uploads that nobody has touched for a week: they were abandoned, or ended long ago. */
export async function dropOldUploads(payload: Payload, now = new Date()): Promise<void> {
  const old = await findUploadsBefore(payload, new Date(now.getTime() - DROPPED_AFTER_MS))
  for (const { id } of old) await discardUpload(payload, id)
  await dropOrphanedFolders(payload)
}

/** Deletes folders without an upload: a process was killed between the two deletions. */
async function dropOrphanedFolders(payload: Payload): Promise<void> {
  const folders = await listFolders()
  const known = await findUploadIds(payload)
  for (const id of folders) if (!known.includes(id)) await dropFolder(id)
}
