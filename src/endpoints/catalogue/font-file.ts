import type { Endpoint } from 'payload'
import { openFontFile } from '@/operations/downloads/open-font-file'
import { framingHeaders } from '@/domain/site/framing'
import { getEndpoint } from '../shop-endpoint'

const FOREVER = 'public, max-age=31536000, immutable'

/** GET /api/font-files/file/{name}: previews for everybody, web files only to who holds a grant. */
export const fontFileEndpoint: Endpoint = getEndpoint('/file/:name', async (req) => {
  const { bytes, contentType, isPublic } = await openFontFile(req.payload, {
    name: String(req.routeParams?.name ?? ''),
    token: req.searchParams.get('token'),
    isStaff: Boolean(req.user),
  })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': contentType,
      ...framingHeaders({ length: bytes.byteLength }),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': isPublic ? FOREVER : 'private, no-store',
    },
  })
})
