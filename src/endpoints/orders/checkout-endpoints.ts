import { parseCheckout } from '@/domain/cart/parse-checkout'
import { LIMITS } from '@/domain/limits/limits'
import { InvalidRequest } from '@/domain/shop-error'
import { checkOut } from '@/operations/orders/checkout/check-out'
import { readOrder, statusOf } from '@/operations/orders/read-order'
import { shopOrigin } from '@/operations/shop-origin'
import { sidOf } from '../csrf'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { getEndpoint, postEndpoint } from '../shop-endpoint'

/** POST /api/order/checkout: freezes the quote into an order. */
export const postCheckout = postEndpoint('/order/checkout', async (req) => {
  const request = parseCheckout(await readJson(req))
  if (request.kind === 'invalid') throw new InvalidRequest(request.fields)

  await limitClient(req, LIMITS.checkoutOfCart, request.checkout.cartKey)
  await limitClient(req, LIMITS.checkout)
  const browser = { sid: sidOf(req), origin: shopOrigin(req.headers) }
  return respond(await checkOut(req.payload, request.checkout, browser))
})

/** GET /api/order/status?order_key=… */
export const getOrderStatus = getEndpoint('/order/status', async (req) => {
  const key = req.searchParams.get('order_key') ?? ''
  const order = await readOrder(req.payload, { key, origin: shopOrigin(req.headers) })
  return respond(statusOf(order))
})
