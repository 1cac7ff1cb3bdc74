import type { Endpoint, PayloadRequest } from 'payload'
import { LIMITS } from '@/domain/limits/limits'
import { parseQuoteRequest } from '@/domain/quote/parse-quote-request'
import { InvalidRequest } from '@/domain/shop-error'
import { openCartOfQuote } from '@/operations/orders/quotes/cart-of-quote'
import { makeQuote, repeatQuote } from '@/operations/orders/quotes/make-quote'
import { quotePdfOf } from '@/operations/orders/quotes/quote-document'
import { quoteAnswer, requireQuote } from '@/operations/orders/quotes/read-quote'
import { shopOrigin } from '@/operations/shop-origin'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { getEndpoint, postEndpoint } from '../shop-endpoint'

/** POST /api/order/quote: a cart becomes a quote. */
const postQuote = postEndpoint('/order/quote', async (req) => {
  const parsed = parseQuoteRequest(await readJson(req))
  if (parsed.kind === 'invalid') throw new InvalidRequest(parsed.fields)
  await limitClient(req, LIMITS.quoteOfCart, parsed.request.cartKey)
  await limitClient(req, LIMITS.quote)
  const quote = await makeQuote(req.payload, parsed.request)
  return respond(quoteAnswer(quote, shopOrigin(req.headers)))
})

/** GET /api/order/quote?quote_key=… */
const getQuote = getEndpoint('/order/quote', async (req) => {
  const quote = await requireQuote(req.payload, req.searchParams.get('quote_key') ?? '')
  return respond(quoteAnswer(quote, shopOrigin(req.headers)))
})

/** POST /api/order/quote/pay: the cart in which it is paid. */
const postQuotePay = postEndpoint('/order/quote/pay', async (req) => {
  const quote = await quoteIn(req)
  const { key } = await openCartOfQuote(req.payload, quote)
  return respond({ cart_key: key, cart_url: `${shopOrigin(req.headers)}/cart/${key}` })
})

/** POST /api/order/quote/again: a new cart with the same lines, at today's prices. */
const postQuoteAgain = postEndpoint('/order/quote/again', async (req) => {
  const quote = await quoteIn(req)
  return respond(await repeatQuote(req.payload, quote, shopOrigin(req.headers)))
})

/** GET /api/order/quote/pdf?quote_key=… */
const getQuotePdf = getEndpoint('/order/quote/pdf', async (req) => {
  const key = req.searchParams.get('quote_key') ?? ''
  const quote = await requireQuote(req.payload, key)
  await limitClient(req, LIMITS.download, key)
  const pdf = await quotePdfOf(req.payload, quote)
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${quote.number}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': 'sandbox',
    },
  })
})

async function quoteIn(req: PayloadRequest) {
  const { quote_key: key } = await readJson(req)
  await limitClient(req, LIMITS.quote)
  return requireQuote(req.payload, typeof key === 'string' ? key.slice(0, 200) : '')
}

export const buyerQuoteEndpoints: Endpoint[] = [
  postQuote,
  getQuote,
  postQuotePay,
  postQuoteAgain,
  getQuotePdf,
]
