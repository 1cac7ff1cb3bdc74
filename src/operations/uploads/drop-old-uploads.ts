import type { Payload } from 'payload'
import { discardUpload } from './change-plan'
import { dropFolder, listFolders } from './upload-bytes'
import { findUploadIds, findUploadsBefore } from './upload-records'

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
