import type { Payload } from 'payload'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { readUpload } from './read-upload'
import { createUpload } from './upload-records'

export async function openUpload(payload: Payload): Promise<UploadAnswer> {
  const { id } = await createUpload(payload)
  return readUpload(payload, id)
}
