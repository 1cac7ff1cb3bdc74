import type { PayloadRequest } from 'payload'
import {
  BodyIsNoForm,
  BodyIsNotJson,
  BodyIsPacked,
  BodyIsTooLarge,
  JsonIsMalformed,
} from '@/domain/request-error'

const MOST_BYTES = 256 * 1024

/** The JSON object of a request: 415 for another type, 413 when too large, 400 when malformed. */
export async function readJson(req: PayloadRequest, most = MOST_BYTES) {
  assertIsJson(req)
  return parse(await readBytes(req, most))
}

/** The same as a form of Payload's panel sends it: as JSON, or as one part of several. Of other parts none is kept. */
export async function readPanelForm(req: PayloadRequest) {
  const type = req.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return readJson(req)
  const bytes = await readBytes(req, MOST_BYTES)
  const parts = new Response(Buffer.from(bytes), { headers: { 'content-type': type } }).formData()
  const given = await parts.then((form) => form.get('_payload')).catch(() => null)
  return parse(Buffer.from(typeof given === 'string' ? given : ''))
}

/** The fields of a form that a browser sends by itself. */
export async function readForm(req: PayloadRequest): Promise<URLSearchParams> {
  const type = req.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new BodyIsNoForm()
  return new URLSearchParams(new TextDecoder().decode(await readBytes(req, MOST_BYTES)))
}

/** The same for a request that may have no body. */
export async function readAnyJson(req: PayloadRequest): Promise<Record<string, unknown>> {
  const bytes = await readBytes(req, MOST_BYTES)
  if (bytes.byteLength === 0) return {}
  assertIsJson(req)
  return parse(bytes)
}

/** The raw body up to a limit: a signature is verified on the bytes as they were sent. */
export async function readBytes(req: PayloadRequest, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of readPieces(req, most)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The same as a stream, for a body that is too large to be held in memory. */
export async function* readPieces(req: PayloadRequest, most: number): AsyncGenerator<Uint8Array> {
  const declared = Number(req.headers.get('content-length') ?? 0)
  if (declared > most) throw new BodyIsTooLarge()

  let size = 0
  for await (const piece of (req.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > most) throw new BodyIsTooLarge()
    yield piece
  }
}

function assertIsJson(req: PayloadRequest): void {
  const type = req.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new BodyIsNotJson()
  // Nothing is unpacked here: a few bytes may stand for all the memory there is.
  if ((req.headers.get('content-encoding') ?? 'identity') !== 'identity') throw new BodyIsPacked()
}

function parse(bytes: Uint8Array): Record<string, unknown> {
  const body = parseAny(bytes)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new JsonIsMalformed()
  return body as Record<string, unknown>
}

/** Bytes that are no UTF-8, or a mark of their order in front, are no JSON (RFC 8259, section 8.1). */
const strictly = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function parseAny(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strictly.decode(bytes))
  } catch {
    throw new JsonIsMalformed()
  }
}
