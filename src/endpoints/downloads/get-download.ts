import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { LIMITS } from '@/domain/limits/limits'
import { METHOD_HEADER } from '@/domain/site/request-headers'
import { grantOfToken } from '@/operations/downloads/find-download'
import { countRequest } from '@/operations/limits/count-requests'
import { openDownload, type OpenedDownload } from '@/operations/downloads/open-download'
import { framingHeaders } from '@/domain/site/framing'
import { limitClient } from '../limit-request'
import { getEndpoint } from '../shop-endpoint'
import { readRange } from './read-range'

/** GET /api/download/{token}: streams what the grant covers. */
export const getDownload = getEndpoint('/download/:token', async (req) => {
  const token = String(req.routeParams?.token ?? '')
  const download = await openDownload(req.payload, token)
  if (isBeginning(req)) await limitDownload(req, grantOfToken(token) ?? '')
  const isHead = req.headers.get(METHOD_HEADER) === 'HEAD'
  if (download.kind === 'pdf') {
    return new Response(isHead ? null : new Uint8Array(download.bytes), {
      headers: headersFor(download, 'application/pdf', download.bytes.byteLength),
    })
  }
  return streamFile(download, { range: req.headers.get('range'), isHead })
})

/** A download that goes on after a cut is the same one. */
function isBeginning(req: PayloadRequest): boolean {
  const range = req.headers.get('range')
  return range === null || !/^bytes=[1-9]/.test(range.trim())
}

async function limitDownload(req: PayloadRequest, grant: string): Promise<void> {
  await limitClient(req, LIMITS.download, grant)
  await countRequest(req.payload, LIMITS.downloadOfGrant, grant)
}

function streamFile(
  download: Extract<OpenedDownload, { kind: 'file' }>,
  request: { range: string | null; isHead: boolean },
): Response {
  const { path, sizeInBytes, etag } = download
  const range = readRange(request.range, sizeInBytes)
  const headers = { ...headersFor(download, 'application/zip', sizeInBytes), ETag: etag }
  switch (range.kind) {
    case 'whole':
      return new Response(request.isHead ? null : webStream(path), {
        headers: { ...headers, 'Accept-Ranges': 'bytes' },
      })
    case 'part': {
      const { first, last } = range
      return new Response(request.isHead ? null : webStream(path, { start: first, end: last }), {
        status: 206,
        headers: {
          ...headers,
          'Accept-Ranges': 'bytes',
          ...framingHeaders({ length: last - first + 1 }),
          'Content-Range': `bytes ${first}-${last}/${sizeInBytes}`,
        },
      })
    }
    case 'outside':
      return new Response(null, {
        status: 416,
        headers: { 'Content-Range': `bytes */${sizeInBytes}`, 'Cache-Control': 'no-store' },
      })
  }
}

function webStream(path: string, span?: { start: number; end: number }): ReadableStream {
  return Readable.toWeb(createReadStream(path, span)) as ReadableStream
}

function headersFor(
  { fileName }: { fileName: string },
  contentType: string,
  sizeInBytes: number,
): Record<string, string> {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return {
    'Content-Type': contentType,
    ...framingHeaders({ length: sizeInBytes }),
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': 'sandbox',
  }
}
