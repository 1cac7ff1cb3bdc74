import { readCartKey } from '@/domain/cart/parse-cart-request'
import { InvalidRequest } from '@/domain/shop-error'
import { confirmPayment } from '@/operations/orders/payment/confirm-payment'
import { createPayment } from '@/operations/orders/payment/create-payment'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { sidOf } from '../csrf'
import { readJson } from '../read-body'
import { postEndpoint } from '../shop-endpoint'

/** POST /api/order/stripe/create: the order's one payment intent. */
export const postCreatePayment = postEndpoint('/order/stripe/create', async (req) => {
  const body = await readJson(req)
  return respond(await createPayment(req.payload, readCartKey(body.cart_key) ?? ''))
})

/** POST /api/order/stripe/confirm: retrieves the intent, then settles. */
export const postConfirmPayment = postEndpoint('/order/stripe/confirm', async (req) => {
  const body = await readJson(req)
  if (typeof body.payment_intent !== 'string') {
    throw new InvalidRequest({ payment_intent: 'Send the payment intent to confirm.' })
  }
  const confirmation = await confirmPayment(req.payload, {
    cartKey: readCartKey(body.cart_key) ?? '',
    intent: body.payment_intent.slice(0, 200),
    sid: sidOf(req),
    origin: shopOrigin(req.headers),
  })
  return respond(confirmation)
})
