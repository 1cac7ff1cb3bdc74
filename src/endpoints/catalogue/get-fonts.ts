import { acceptedEncoding } from '@/domain/site/accepted-encoding'
import { isKnownTag } from '@/domain/site/entity-tag'
import { framingHeaders } from '@/domain/site/request-headers'
import { readFontList } from '@/operations/catalogue/list-fonts'
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
