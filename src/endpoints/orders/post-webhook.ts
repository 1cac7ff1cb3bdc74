import { receivePaymentEvent } from '@/operations/orders/payment/process-payment-events'
import { respond } from '../respond'
import { readBytes } from '../read-body'
import { signedPostEndpoint } from '../shop-endpoint'

const MOST_BYTES = 1024 * 1024

/** POST /api/order/stripe/webhook: checks the signature of the raw body, responds at once, processes the event after. */
export const postWebhook = signedPostEndpoint('/order/stripe/webhook', async (req) => {
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
