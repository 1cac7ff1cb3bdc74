import type { PayloadRequest } from 'payload'
import { parseFileOverride } from '@/domain/catalogue/upload/file-override'
import { parseNotes } from '@/domain/catalogue/upload/release-notes'
import type { FileOverride } from '@/domain/catalogue/upload/upload-answer'
import { MasterIsMissing, MasterIsTooLarge } from '@/domain/catalogue/upload/upload-error'
import { LARGEST_MASTER } from '@/domain/catalogue/upload/uploaded-font'
import { BodyIsTooLarge } from '@/domain/request-error'
import { InvalidRequest } from '@/domain/shop-error'
import type { CarryOutRequest } from '@/operations/uploads/run-upload'
import { readPieces } from '../read-body'

/** A stream: the whole file is never held in memory. */
export async function* readFontBytes(req: PayloadRequest): AsyncGenerator<Uint8Array> {
  try {
    yield* readPieces(req, LARGEST_MASTER)
  } catch (error) {
    throw error instanceof BodyIsTooLarge ? new MasterIsTooLarge() : error
  }
}

/** A name is shown, never used as a path. */
export function fileNameOf(req: PayloadRequest): string {
  const name = (req.searchParams.get('name') ?? '').split(/[\\/]/).at(-1) ?? ''
  return name.replace(/\p{Cc}/gu, '').slice(0, 200) || 'Unnamed file'
}

/** `{ notes: { [family]: text }, plan_hash, confirmed: [foreign master] }`, or nothing at all. */
export function readCarryOut(body: Record<string, unknown>): CarryOutRequest {
  const { notes, plan_hash: hash, confirmed } = body
  return {
    notes: parseNotes(notes),
    planHash: typeof hash === 'string' ? hash : null,
    confirmed: Array.isArray(confirmed) ? confirmed : [],
  }
}

/** `{ files: { [id]: override } }`. */
export function readOverrides({ files }: Record<string, unknown>): Record<string, FileOverride> {
  if (typeof files !== 'object' || files === null || Array.isArray(files)) {
    throw new InvalidRequest({ files: 'Name the files to change.' })
  }
  return Object.fromEntries(
    Object.entries(files).map(([id, override]) => [id, parseFileOverride(override)]),
  )
}

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
