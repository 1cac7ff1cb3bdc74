import type { Payload } from 'payload'
import { discardUpload } from './change-plan'
import { dropFolder, listFolders } from './upload-bytes'
import { findUploadIds, findUploadsBefore } from './upload-records'

const KEPT_FOR_MS = 7 * 24 * 3_600_000

/** An upload nobody has touched for a week was abandoned, or has been over long enough. */
export async function dropOldUploads(payload: Payload, now = new Date()): Promise<void> {
  const old = await findUploadsBefore(payload, new Date(now.getTime() - KEPT_FOR_MS))
  for (const { id } of old) await discardUpload(payload, id)
  await sweepFolders(payload)
}

/** Bytes outlive their upload where a process was killed between the two. */
async function sweepFolders(payload: Payload): Promise<void> {
  const folders = await listFolders()
  const known = await findUploadIds(payload)
  for (const id of folders) if (!known.includes(id)) await dropFolder(id)
}
