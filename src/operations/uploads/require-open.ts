import type { Payload } from 'payload'
import { UploadIsNotOpen } from '@/domain/catalogue/upload/upload-error'
import { requireUpload, touchOpenUpload } from './upload-records'

/** Asked before a change of the plan, and after it: what was carried out in between did not know of the change. */
export async function requireOpen(payload: Payload, id: string): Promise<void> {
  if (await touchOpenUpload(payload, id)) return
  await requireUpload(payload, id)
  throw new UploadIsNotOpen()
}
