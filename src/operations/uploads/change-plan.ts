import type { Payload } from 'payload'
import { mergeWishes } from '@/domain/catalogue/upload/parse-file-wish'
import type { FileWish, UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import {
  UploadFileNotFound,
  UploadIsNotOpen,
  UploadIsRunning,
} from '@/domain/catalogue/upload/upload-error'
import { runExclusive } from '../run-exclusive'
import { compareFiles } from './compare-files'
import { readUpload } from './read-upload'
import { refuseOverrides } from './refuse-overrides'
import { requireOpen } from './require-open'
import { dropBytes, dropFolder } from './upload-bytes'
import {
  deletePlannedFile,
  findUploadFiles,
  requireUploadFile,
  updateUploadFile,
} from './upload-file-records'
import { closeUpload, deleteUpload, requireUpload } from './upload-records'

/** What staff say of files, on top of what they said before; the plan of the whole upload follows. */
export async function changePlan(
  payload: Payload,
  upload: string,
  wishes: Record<string, FileWish>,
): Promise<UploadAnswer> {
  await requireOpen(payload, upload)
  await runExclusive(`wishes:${upload}`, () => saveOverrides(payload, upload, wishes))
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

/** What was carried out stays; only the upload itself goes, with the bytes that still wait. */
export async function discardUpload(payload: Payload, id: string): Promise<void> {
  const upload = await requireUpload(payload, id)
  if (!(await closeUpload(payload, upload))) throw new UploadIsRunning()
  await deleteUpload(payload, id)
  await dropFolder(id)
}

/** One after another: two wishes for one file, sent at once, are both kept. */
async function saveOverrides(
  payload: Payload,
  upload: string,
  wishes: Record<string, FileWish>,
): Promise<void> {
  const found = await findUploadFiles(payload, upload)
  const rows = new Map(found.map((row) => [row.id, row]))
  if (Object.keys(wishes).some((id) => !rows.has(id))) throw new UploadFileNotFound()
  await refuseOverrides(payload, found, wishes)
  for (const [id, wish] of Object.entries(wishes)) {
    const before = rows.get(id)?.wish ?? {}
    await updateUploadFile(payload, id, { wish: mergeWishes(before, wish) })
  }
}
