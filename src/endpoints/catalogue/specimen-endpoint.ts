import { parseSheet, type SheetFormat } from '@/domain/catalogue/test-sheet'
import { LIMITS } from '@/domain/limits/limits'
import { InvalidRequest } from '@/domain/shop-error'
import { drawSheet } from '@/operations/fonts/render-sheet'
import { shopOrigin } from '@/operations/shop-origin'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { postEndpoint } from '../shop-endpoint'

const TYPES: Record<SheetFormat, string> = { svg: 'image/svg+xml', png: 'image/png' }

/** POST /api/fonts/sheet/{style}: the tester's sheet as a picture. A POST, for the text is the visitor's own and no address. */
export const postSheet = postEndpoint('/fonts/sheet/:style', async (req) => {
  const sheet = parseSheet(await readJson(req))
  if (!sheet) throw new InvalidRequest({ paragraphs: 'This is no sheet of the tester.' })

  await limitClient(req, LIMITS.sheet)
  const styleId = String(req.routeParams?.style ?? '')
  const origin = shopOrigin(req.headers)
  const { name, bytes } = await drawSheet(req.payload, { styleId, sheet, origin })
  return new Response(bytes, {
    headers: {
      'Content-Type': TYPES[sheet.format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
