import type { Payload } from 'payload'
import { mergeOverrides } from '@/domain/catalogue/upload/file-override'
import type { FileOverride, UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import {
  UploadFileNotFound,
  UploadIsNotOpen,
  UploadIsRunning,
} from '@/domain/catalogue/upload/upload-error'
import { runExclusive } from '../run-exclusive'
import { compareFiles } from './compare-files'
import { readUpload } from './read-upload'
import { refuseOverrides } from './refuse-overrides'
import { dropBytes, dropFolder } from './upload-bytes'
import {
  deletePlannedFile,
  findUploadFiles,
  requireUploadFile,
  updateUploadFile,
} from './upload-file-records'
import {
  closeUpload,
  createUpload,
  deleteUpload,
  requireOpen,
  requireUpload,
} from './upload-records'

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
