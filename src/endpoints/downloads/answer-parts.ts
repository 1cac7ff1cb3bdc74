import type { PayloadRequest } from 'payload'
import { type RangeReading, readRange, type Validators } from '@/domain/site/entity-tag'
import { framingHeaders, METHOD_HEADER } from '@/domain/site/request-headers'

type PartedBody = Validators & {
  sizeInBytes: number
  headers: Record<string, string>
  /** From `start` up to and including `end`; without them the whole. */
  read: (span?: { start: number; end: number }) => BodyInit
}

/** Sends the whole of a body or the part that is asked for, so a download that was cut off goes on where it stopped. */
export function answerParts(req: PayloadRequest, body: PartedBody): Response {
  const { sizeInBytes, read } = body
  const isHead = isHeadOf(req)
  const range = rangeOf(req, body)
  const headers = headersOf(body)
  switch (range.kind) {
    case 'whole':
      return new Response(isHead ? null : read(), {
        headers: { ...headers, ...framingHeaders({ length: sizeInBytes }) },
      })
    case 'part': {
      const { first, last } = range
      return new Response(read({ start: first, end: last }), {
        status: 206,
        headers: {
          ...headers,
          ...framingHeaders({ length: last - first + 1 }),
          'Content-Range': `bytes ${first}-${last}/${sizeInBytes}`,
        },
      })
    }
    case 'outside':
      return new Response(null, {
        status: 416,
        headers: {
          'Accept-Ranges': 'bytes',
          'Cache-Control': 'no-store',
          'Content-Range': `bytes */${sizeInBytes}`,
        },
      })
  }
}

/** What is made anew for each answer has no parts. */
export function answerWhole(
  req: PayloadRequest,
  bytes: Uint8Array,
  headers: Record<string, string>,
): Response {
  return new Response(isHeadOf(req) ? null : new Uint8Array(bytes), {
    headers: { ...headers, ...framingHeaders({ length: bytes.byteLength }) },
  })
}

/** Only a GET has parts (RFC 9110, section 14.2). */
export function rangeOf(
  req: PayloadRequest,
  { sizeInBytes, ...validators }: Validators & { sizeInBytes: number },
): RangeReading {
  if (isHeadOf(req)) return { kind: 'whole' }
  const [range, ifRange] = [req.headers.get('range'), req.headers.get('if-range')]
  return readRange({ range, ifRange }, { ...validators, size: sizeInBytes })
}

function headersOf({ headers, etag, modifiedAt }: PartedBody): Record<string, string> {
  return {
    ...headers,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    ...(modifiedAt ? { 'Last-Modified': modifiedAt.toUTCString() } : {}),
  }
}

export function isHeadOf(req: PayloadRequest): boolean {
  return req.headers.get(METHOD_HEADER) === 'HEAD'
}
