import { readCartKey } from '@/domain/cart/parse-cart-request'
import { LIMITS } from '@/domain/limits/limits'
import { InvalidRequest } from '@/domain/shop-error'
import { type Confirmation, confirmPayment } from '@/operations/orders/payment/confirm-payment'
import { createPayment } from '@/operations/orders/payment/create-payment'
import { shopOrigin } from '@/operations/shop-origin'
import { respond } from '../respond'
import { sidOf } from '../csrf'
import { limitClient, limitFailures } from '../limit-request'
import { readJson } from '../read-body'
import { postEndpoint } from '../shop-endpoint'

/** POST /api/order/stripe/create: the order's one payment intent. */
export const postCreatePayment = postEndpoint('/order/stripe/create', async (req) => {
  const body = await readJson(req)
  const cartKey = readCartKey(body.cart_key) ?? ''
  await limitClient(req, LIMITS.paymentOfCart, cartKey)
  await limitClient(req, LIMITS.payment)
  const insteadOfTransfer = body.instead_of_transfer === true
  return respond(await createPayment(req.payload, { cartKey, insteadOfTransfer }))
})

/** POST /api/order/stripe/confirm: retrieves the intent, then settles. */
export const postConfirmPayment = postEndpoint('/order/stripe/confirm', async (req) => {
  const body = await readJson(req)
  if (typeof body.payment_intent !== 'string') {
    throw new InvalidRequest({ payment_intent: 'Send the payment intent to confirm.' })
  }
  const request = {
    cartKey: readCartKey(body.cart_key) ?? '',
    intent: body.payment_intent.slice(0, 200),
    sid: sidOf(req),
    origin: shopOrigin(req.headers),
  }
  const unpaid = {
    limit: LIMITS.confirm,
    subject: request.cartKey,
    hasFailed: ({ status }: Confirmation) => status !== 'paid',
  }
  return respond(await limitFailures(req, unpaid, () => confirmPayment(req.payload, request)))
})
