import { signWebhook } from '../stripe/sign-webhook'
import type { Shop } from './open-shop'

const ADDRESS = 'http://localhost:3000/api/order/stripe/webhook'

export type EventOptions = {
  secret: string
  /** Below 0: signed in the future. */
  ageInSeconds?: number
  /** What is sent in place of what was signed. */
  sentBody?: string
}

/** Sends one event as Stripe would, signed. */
export async function sendEvent(
  shop: Shop,
  event: unknown,
  { secret, ageInSeconds = 0, sentBody }: EventOptions,
): Promise<Response> {
  const body = typeof event === 'string' ? event : JSON.stringify(event, null, 2)
  const time = Math.floor(Date.now() / 1000) - ageInSeconds
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signWebhook(body, secret, time),
  }
  return shop.answer(new Request(ADDRESS, { method: 'POST', headers, body: sentBody ?? body }))
}
