import type { PayloadRequest } from 'payload'
import { BodyIsTooLarge } from '@/domain/request-error'
import { readBytes } from '../read-body'
import { MasterIsMissing, MasterIsTooLarge } from './master-errors'

export const LARGEST_MASTER = 32 * 1024 * 1024
/** Room for what a form writes around its file. */
const ENVELOPE = 64 * 1024

/** The one file of a multipart form: 413 when it is too large, never cut short. */
export async function readMaster(req: PayloadRequest): Promise<Uint8Array> {
  const type = req.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new MasterIsMissing()

  const form = await parseForm(await readForm(req), type)
  const files = [...form.values()].filter((value) => value instanceof File)
  const [file] = files
  if (!file || files.length > 1 || file.size === 0) throw new MasterIsMissing()
  if (file.size > LARGEST_MASTER) throw new MasterIsTooLarge()
  return new Uint8Array(await file.arrayBuffer())
}

async function readForm(req: PayloadRequest): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readBytes(req, LARGEST_MASTER + ENVELOPE))
  } catch (error) {
    throw error instanceof BodyIsTooLarge ? new MasterIsTooLarge() : error
  }
}

async function parseForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new MasterIsMissing()
  }
}
