import type { ServerResponse } from 'node:http'
import { isKnownTag } from '@/domain/site/entity-tag'
import type { PackedPage } from './packed-pages'

type Packing = { page: PackedPage; encoding: keyof PackedPage; end: (body?: Buffer) => unknown }

/** Sends a page in one of its packings, or 304 to whoever has it. */
export function sendPackedPage(response: ServerResponse, { page, encoding, end }: Packing): void {
  const { bytes, etag } = page[encoding]
  response.setHeader('ETag', etag)
  if (isKnownTag(etag, response.req.headers['if-none-match'] ?? null)) {
    response.statusCode = 304
    response.removeHeader('Content-Length')
    end()
    return
  }
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.byteLength)
  end(bytes)
}
