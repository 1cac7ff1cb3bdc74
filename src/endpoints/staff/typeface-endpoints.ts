import type { Endpoint } from 'payload'
import { parseStyleOrder } from '@/domain/catalogue/styles/parse-style-order'
import { parseStylePrices } from '@/domain/pricing/style-prices'
import { pricesInWords, readPriceDesk, savePrices } from '@/operations/catalogue/set-style-prices'
import { setStyleOrder } from '@/operations/catalogue/set-style-order'
import { findMissedPublishing } from '@/operations/records/drafts'
import { respond } from '../respond'
import { readJson } from '../read-body'
import { idIn, staffEndpoint } from './staff-endpoint'

/** `/api/typefaces/{id}/…`: the styles of a typeface and what they cost, read and written at once; their order; the publishing it missed. */
export const typefaceEndpoints: Endpoint[] = [
  staffEndpoint('get', '/:id/prices', async (req) =>
    respond(await readPriceDesk(req.payload, idIn(req))),
  ),
  staffEndpoint('post', '/:id/prices', async (req) => {
    const prices = parseStylePrices(await readJson(req))
    const typeface = idIn(req)
    req.context.deedOf = await pricesInWords(req.payload, { ...prices, typeface })
    await savePrices(req.payload, { ...prices, typeface, language: req.i18n.language })
    return respond(await readPriceDesk(req.payload, typeface))
  }),
  staffEndpoint('post', '/:id/style-order', async (req) => {
    const order = parseStyleOrder(await readJson(req))
    const typeface = idIn(req)
    await setStyleOrder(req.payload, { ...order, typeface })
    return respond(await readPriceDesk(req.payload, typeface))
  }),
  staffEndpoint('get', '/:id/missed', async (req) =>
    respond({ missed: await findMissedPublishing(req.payload, idIn(req)) }),
  ),
]
