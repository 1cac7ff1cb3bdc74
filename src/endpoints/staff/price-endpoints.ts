import type { Endpoint, PayloadRequest } from 'payload'
import { parseStylePrices } from '@/domain/pricing/desk/parse-style-prices'
import { readPriceDesk } from '@/operations/catalogue/prices/read-price-desk'
import { savePrices } from '@/operations/catalogue/prices/save-style-prices'
import { respond } from '../respond'
import { readJson } from '../read-body'
import { staffEndpoint } from './staff-endpoint'

/** `/api/typefaces/{id}/prices`: the styles of a typeface and what they cost, read and written at once. */
export const priceEndpoints: Endpoint[] = [
  staffEndpoint('get', '/:id/prices', async (req) =>
    respond(await readPriceDesk(req.payload, idIn(req))),
  ),
  staffEndpoint('post', '/:id/prices', async (req) => {
    const prices = parseStylePrices(await readJson(req))
    const typeface = idIn(req)
    await savePrices(req.payload, { ...prices, typeface, language: req.i18n.language })
    return respond(await readPriceDesk(req.payload, typeface))
  }),
]

function idIn(req: PayloadRequest): string {
  return String(req.routeParams?.id ?? '')
}
