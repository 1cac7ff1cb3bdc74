import type { Payload } from 'payload'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { measureLine } from '@/operations/fonts/measure-line'
import { lineOfTotal, type SetTotal, type ShownTotal } from '@/storefront/checkout/set-total'

/** The total of a page, so that it has its room from the first paint. */
export async function measureTotal(
  shop: Payload,
  total: ShownTotal,
  views: TypefaceView[],
): Promise<SetTotal | null> {
  const line = lineOfTotal(total, views)
  const measured = line && (await measureLine(shop, line))
  return measured && total.face ? { face: total.face.face, measured } : null
}
