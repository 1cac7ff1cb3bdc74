import type { PayloadRequest } from 'payload'
import { LARGEST_MASTER } from '@/domain/catalogue/largest-master'
import { MasterIsMissing, MasterIsTooLarge } from '@/domain/catalogue/upload/upload-error'
import { BodyIsTooLarge } from '@/domain/request-error'
import { readPieces } from '../read-body'
import { FormIsBroken, readMultipart } from './read-multipart'

/** Room for what a form writes around its file. */
const ENVELOPE = 64 * 1024

/** The one file of a multipart form, as it comes: 413 when it is too large, never cut short. */
export async function* readMaster(req: PayloadRequest): AsyncGenerator<Uint8Array> {
  try {
    yield* theFileOf(readMultipart(readPieces(req, LARGEST_MASTER + ENVELOPE), boundaryOf(req)))
  } catch (error) {
    if (error instanceof BodyIsTooLarge) throw new MasterIsTooLarge()
    throw error instanceof FormIsBroken ? new MasterIsMissing() : error
  }
}

async function* theFileOf(form: ReturnType<typeof readMultipart>): AsyncGenerator<Uint8Array> {
  let files = 0
  let size = 0
  let isInFile = false
  for await (const event of form) {
    if (event.kind === 'head') {
      isInFile = /^content-disposition:.*;\s*filename\*?=/im.test(event.head)
      files += isInFile ? 1 : 0
      if (files > 1) throw new MasterIsMissing()
    } else if (isInFile) {
      size += event.bytes.byteLength
      if (size > LARGEST_MASTER) throw new MasterIsTooLarge()
      yield event.bytes
    }
  }
  if (size === 0) throw new MasterIsMissing()
}

function boundaryOf(req: PayloadRequest): string {
  const type = req.headers.get('content-type') ?? ''
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw new MasterIsMissing()
  return boundary
}
