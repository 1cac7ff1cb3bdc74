import type { PayloadRequest } from 'payload'
import { MasterIsMissing } from '@/domain/catalogue/upload/upload-error'
import { readFontBytes } from './read-upload-request'

/** The body is the font file itself, of type `application/octet-stream`: 413 when it is too large, never cut short. */
export async function* readMaster(req: PayloadRequest): AsyncGenerator<Uint8Array> {
  const type = req.headers.get('content-type') ?? ''
  if (!/^application\/octet-stream\s*(;|$)/i.test(type)) throw new MasterIsMissing()

  let size = 0
  for await (const piece of readFontBytes(req)) {
    size += piece.byteLength
    yield piece
  }
  if (size === 0) throw new MasterIsMissing()
}
