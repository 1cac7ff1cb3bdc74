import { isKnownTag } from '@/domain/site/entity-tag'
import { readyFontList, type Encoding } from '@/operations/catalogue/font-list'
import { forgetPagesOfOldServer } from '@/operations/catalogue/refresh-pages'
import { framingHeaders } from '../framing'
import { getEndpoint } from '../shop-endpoint'

/** GET /api/fonts: the light list of previews that pages render with. */
export const getFonts = getEndpoint('/fonts', async (req) => {
  forgetPagesOfOldServer()
  const bodies = await readyFontList(req.payload)
  const encoding = encodingFor(req.headers.get('accept-encoding') ?? '')
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

/** The smallest body the client takes; `q=0` refuses an encoding (RFC 9110, section 12.5.3). */
function encodingFor(accepted: string): Encoding {
  const taken = accepted
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}
