import { InvalidRequest } from '@/domain/shop-error'
import { payDemo } from '@/operations/orders/payment/confirm-payment'
import { respond } from '../respond'
import { readJson } from '../read-body'
import { postEndpoint } from '../shop-endpoint'

const CARDS = ['accepted', 'declined', 'needs_confirmation', 'confirmed'] as const

/** POST /api/demo-payments/pay: the demo of a card form; 404 where Stripe is the provider. */
export const postDemoPayment = postEndpoint('/demo-payments/pay', async (req) => {
  const { client_secret: secret, card } = await readJson(req)
  const chosen = CARDS.find((one) => one === card)
  if (typeof secret !== 'string' || !chosen) {
    throw new InvalidRequest({ card: `Send a client_secret and a card: ${CARDS.join(', ')}.` })
  }
  return respond(await payDemo(req.payload, { clientSecret: secret.slice(0, 300), card: chosen }))
})
