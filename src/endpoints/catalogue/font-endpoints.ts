import type { Endpoint } from 'payload'
import { acceptedEncoding } from '@/domain/site/accepted-encoding'
import { isKnownTag } from '@/domain/site/entity-tag'
import { framingHeaders } from '@/domain/site/request-headers'
import { readFontList } from '@/operations/catalogue/list-fonts'
import { openFontFile } from '@/operations/downloads/open-font-file'
import { answerParts } from '../downloads/answer-parts'
import { getEndpoint } from '../shop-endpoint'

/** GET /api/fonts: the light list of previews that pages render with. */
export const getFonts = getEndpoint('/fonts', async (req) => {
  const bodies = await readFontList(req.payload)
  const encoding = acceptedEncoding(req.headers.get('accept-encoding') ?? '')
  const { bytes, etag } = bodies[encoding]
  const headers = {
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': 'no-cache',
    'Content-Type': 'application/json',
  }
  if (isKnownTag(etag, req.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      ...framingHeaders({
        length: bytes.byteLength,
        encoding: encoding === 'identity' ? undefined : encoding,
      }),
    },
  })
})

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
