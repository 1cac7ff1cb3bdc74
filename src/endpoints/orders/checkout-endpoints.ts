import type { Endpoint } from 'payload'
import { readCartKey } from '@/domain/cart/parse-cart-request'
import { LIMITS } from '@/domain/limits/limits'
import { MOST_PROOF_BODY, parseProof } from '@/domain/order/proof'
import { InvalidRequest } from '@/domain/shop-error'
import {
  type Confirmation,
  confirmPayment,
  payDemo,
} from '@/operations/orders/payment/confirm-payment'
import { createPayment } from '@/operations/orders/payment/create-payment'
import { chooseTransfer } from '@/operations/orders/payment/pay-by-transfer'
import { receivePaymentEvent } from '@/operations/orders/payment/process-payment-events'
import { shopOrigin } from '@/operations/shop-origin'
import { sidOf } from '../csrf'
import { limitClient, limitFailures } from '../limit-request'
import { readBytes, readJson } from '../read-body'
import { respond } from '../respond'
import { postEndpoint, signedPostEndpoint, getEndpoint } from '../shop-endpoint'
import { parseCheckout } from '@/domain/cart/parse-checkout'
import { checkOut } from '@/operations/orders/checkout/check-out'
import { sendProof } from '@/operations/orders/proofs'
import { withdrawOrder } from '@/operations/orders/withdraw-order'
import { readOrder, statusOf } from '@/operations/orders/read-order'

/** POST /api/order/stripe/create: the order's one payment intent. */
const postCreatePayment = postEndpoint('/order/stripe/create', async (req) => {
  const body = await readJson(req)
  const cartKey = readCartKey(body.cart_key) ?? ''
  await limitClient(req, LIMITS.paymentOfCart, cartKey)
  await limitClient(req, LIMITS.payment)
  const insteadOfTransfer = body.instead_of_transfer === true
  return respond(await createPayment(req.payload, { cartKey, insteadOfTransfer }))
})

/** POST /api/order/stripe/confirm: retrieves the intent, then settles. */
const postConfirmPayment = postEndpoint('/order/stripe/confirm', async (req) => {
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

/** POST /api/order/transfer: the order waits for a bank transfer. */
const postTransfer = postEndpoint('/order/transfer', async (req) => {
  const cartKey = readCartKey((await readJson(req)).cart_key) ?? ''
  await limitClient(req, LIMITS.paymentOfCart, cartKey)
  await limitClient(req, LIMITS.payment)
  const browser = { sid: sidOf(req), origin: shopOrigin(req.headers) }
  return respond(await chooseTransfer(req.payload, { cartKey, ...browser }))
})

const CARDS = ['accepted', 'declined', 'needs_confirmation', 'confirmed'] as const

/** POST /api/demo-payments/pay: the demo of a card form; 404 where Stripe is the provider. */
const postDemoPayment = postEndpoint('/demo-payments/pay', async (req) => {
  const { client_secret: secret, card } = await readJson(req)
  const chosen = CARDS.find((one) => one === card)
  if (typeof secret !== 'string' || !chosen) {
    throw new InvalidRequest({ card: `Send a client_secret and a card: ${CARDS.join(', ')}.` })
  }
  return respond(await payDemo(req.payload, { clientSecret: secret.slice(0, 300), card: chosen }))
})

const MOST_BYTES = 1024 * 1024

/** POST /api/order/stripe/webhook: checks the signature of the raw body, responds at once, processes the event after. */
const postWebhook = signedPostEndpoint('/order/stripe/webhook', async (req) => {
  const receipt = await receivePaymentEvent(req.payload, {
    rawBody: await readBytes(req, MOST_BYTES),
    signature: req.headers.get('stripe-signature'),
  })
  switch (receipt.kind) {
    case 'received':
      return respond({ received: true })
    case 'refused':
      return respond(
        { error: { code: 'signature_refused', message: 'The signature does not fit.' } },
        { status: 400 },
      )
  }
})

/** POST /api/order/checkout: freezes the quote into an order. */
const postCheckout = postEndpoint('/order/checkout', async (req) => {
  const request = parseCheckout(await readJson(req))
  if (request.kind === 'invalid') throw new InvalidRequest(request.fields)

  await limitClient(req, LIMITS.checkoutOfCart, request.checkout.cartKey)
  await limitClient(req, LIMITS.checkout)
  const browser = { sid: sidOf(req), origin: shopOrigin(req.headers) }
  return respond(await checkOut(req.payload, request.checkout, browser))
})

/** GET /api/order/status?order_key=… */
const getOrderStatus = getEndpoint('/order/status', async (req) => {
  const key = req.searchParams.get('order_key') ?? ''
  const order = await readOrder(req.payload, { key, origin: shopOrigin(req.headers) })
  return respond(statusOf(order))
})

/** POST /api/order/withdraw: a consumer withdraws from the contract; said twice it is once. */
const postWithdraw = postEndpoint('/order/withdraw', async (req) => {
  const { order_key: key } = await readJson(req)
  await limitClient(req, LIMITS.checkout)
  const { says } = await withdrawOrder(req.payload, String(key ?? '').slice(0, 200))
  return respond({ message: `${says} A mail with the same words is on its way.` })
})

/** POST /api/order/proof: what a student shows, and the month their studies end. */
const postProof = postEndpoint('/order/proof', async (req) => {
  await limitClient(req, LIMITS.checkout)
  const body = await readJson(req, MOST_PROOF_BODY)
  await sendProof(
    req.payload,
    String(body.order_key ?? '').slice(0, 200),
    parseProof(body, new Date()),
  )
  return respond({ message: 'Thank you. We look at it, and write to you.' })
})

export const checkoutEndpoints: Endpoint[] = [
  postCreatePayment,
  postConfirmPayment,
  postTransfer,
  postDemoPayment,
  postWebhook,
  postCheckout,
  getOrderStatus,
  postWithdraw,
  postProof,
]
