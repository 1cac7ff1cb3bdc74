import type { PaymentIntent } from '../world/stripe-objects'
import { StripeRefusal } from './stripe-refusal'

export function wrongState(intent: PaymentIntent, verb: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `A payment intent that is ${intent.status} cannot be ${verb}.`,
    payment_intent: structuredClone(intent),
  })
}
