import type { Endpoint, PayloadRequest } from 'payload'
import { parseReceived } from '@/domain/order/transfer'
import { parseStaffQuote } from '@/domain/quote/parse-staff-quote'
import { makeQuoteByHand } from '@/operations/orders/quotes/make-quote'
import { payByHand, sendQuote, withdrawQuote } from '@/operations/orders/quotes/quote-by-hand'
import { readQuoteDesk, requireQuoteById } from '@/operations/orders/quotes/read-quote'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { readJson } from '../read-body'
import { idIn, staffEndpoint, staffIn } from './staff-endpoint'

/** `/api/quotes/…`, for staff: to make a quote, to send or withdraw it, and to say that it was paid. */
export const quoteEndpoints: Endpoint[] = [
  staffEndpoint('post', '/make', async (req) => {
    const quote = parseStaffQuote(await readJson(req))
    const { id } = await makeQuoteByHand(req.payload, { quote, user: staffIn(req).id })
    return respond({ id })
  }),
  staffEndpoint('get', '/:id/desk', async (req) => respond(await deskOf(req))),
  staffEndpoint('post', '/:id/withdraw', async (req) => {
    await withdrawQuote(req.payload, await quoteIn(req))
    return respond(await deskOf(req))
  }),
  staffEndpoint('post', '/:id/send', async (req) => {
    const { key } = await readJson(req)
    await sendQuote(req.payload, await quoteIn(req), String(key).slice(0, 100))
    return respond(await deskOf(req))
  }),
  staffEndpoint('post', '/:id/paid', async (req) => {
    const received = parseReceived(await readJson(req))
    const quote = await quoteIn(req)
    await payByHand(req.payload, { quote, received, user: staffIn(req) })
    return respond(await deskOf(req))
  }),
]

function deskOf(req: PayloadRequest) {
  return readQuoteDesk(req.payload, { id: idIn(req), origin: shopOrigin(req.headers) })
}

function quoteIn(req: PayloadRequest) {
  return requireQuoteById(req.payload, idIn(req))
}
