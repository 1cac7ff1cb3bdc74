import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { UploadFileNotFound } from '@/domain/catalogue/upload/upload-error'
import { fontPath } from '../fonts/files/font-store'
import { uploadedPath } from './upload-bytes'
import { requireUploadFile } from './upload-file-records'

/** The bytes of an uploaded font, so that a window that was closed can set its style in itself again. */
export async function readUploadedFont(
  payload: Payload,
  place: { upload: string; file: string },
): Promise<Buffer<ArrayBuffer>> {
  const { sha256, facts } = await requireUploadFile(payload, place)
  if (!sha256 || !facts) throw new UploadFileNotFound()
  // What is done left the folder of its upload, and stands among the fonts of the shop.
  const stored = fontPath(sha256, facts.format.toLowerCase())
  const bytes = await readFile(uploadedPath(place.upload, sha256)).catch(() => readFile(stored))
  return bytes as Buffer<ArrayBuffer>
}
