import type { Endpoint } from 'payload'
import { openFontFile } from '@/operations/downloads/open-font-file'
import { isKnownTag } from '@/domain/site/entity-tag'
import { answerParts } from '../downloads/answer-parts'
import { getEndpoint } from '../shop-endpoint'

const FOREVER = 'public, max-age=31536000, immutable'

/** GET /api/font-files/file/{name}: previews for everybody, web files only to who holds a grant. */
export const fontFileEndpoint: Endpoint = getEndpoint('/file/:name', async (req) => {
  const name = String(req.routeParams?.name ?? '')
  const { bytes, contentType, isPublic } = await openFontFile(req.payload, {
    name,
    token: req.searchParams.get('token'),
    isStaff: Boolean(req.user),
  })
  // The name is made of the hash of the bytes.
  const etag = `"${name}"`
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': isPublic ? FOREVER : 'private, no-store',
  }
  if (isKnownTag(etag, req.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } })
  }
  return answerParts(req, {
    etag,
    modifiedAt: null,
    sizeInBytes: bytes.byteLength,
    headers: { ...headers, 'Content-Type': contentType },
    read: ({ start, end } = { start: 0, end: bytes.byteLength - 1 }) =>
      new Uint8Array(bytes.subarray(start, end + 1)),
  })
})
