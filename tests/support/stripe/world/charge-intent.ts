import type { CardBehaviour } from './cards'
import { moveBalance } from './move-balance'
import { saveMethod } from './customers'
import { openDispute } from './disputes'
import type { Charge, PaymentError, PaymentIntent } from './stripe-objects'
import type { StripeWorld } from './stripe-world'
import { newId, nowInSeconds, recordEvent } from './stripe-world'

/** Decline codes that are also error codes of their own; all others come as `card_declined`. */
const OWN_CODES = ['expired_card', 'incorrect_cvc', 'processing_error']

export function charge(
  world: StripeWorld,
  intent: PaymentIntent,
  { outcome, declineCode }: CardBehaviour,
): PaymentIntent {
  if (outcome === 'declined') return decline(world, intent, declineCode ?? 'generic_decline')
  if (outcome === 'processing') return wait(world, intent)

  succeed(world, intent)
  if (outcome === 'disputed') openDispute(world, intent)
  return intent
}

/** The end of `processing`, days later for some ways to pay. */
export function finishProcessing(
  world: StripeWorld,
  intent: PaymentIntent,
  outcome: 'accepted' | 'declined',
): PaymentIntent {
  return charge(world, intent, { asks: false, outcome, declineCode: null })
}

export function fail(world: StripeWorld, intent: PaymentIntent, error: PaymentError) {
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: error,
    payment_method: null,
    next_action: null,
  })
  recordEvent(world, 'payment_intent.payment_failed', intent)
  return intent
}

function succeed(world: StripeWorld, intent: PaymentIntent): void {
  const made = addCharge(world, intent, 'succeeded')
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: made.id,
    next_action: null,
  })
  saveMethod(world, intent)
  recordEvent(world, 'charge.succeeded', made)
  recordEvent(world, 'payment_intent.succeeded', intent)
}

function decline(world: StripeWorld, intent: PaymentIntent, declineCode: string): PaymentIntent {
  const made = addCharge(world, intent, 'failed')
  intent.latest_charge = made.id
  recordEvent(world, 'charge.failed', made)

  const own = OWN_CODES.includes(declineCode)
  return fail(world, intent, {
    type: 'card_error',
    code: own ? declineCode : 'card_declined',
    ...(own ? {} : { decline_code: declineCode }),
    charge: made.id,
    message: 'Your card was declined.',
  })
}

function wait(world: StripeWorld, intent: PaymentIntent): PaymentIntent {
  intent.status = 'processing'
  intent.next_action = null
  recordEvent(world, 'payment_intent.processing', intent)
  return intent
}

function addCharge(world: StripeWorld, intent: PaymentIntent, status: Charge['status']): Charge {
  const made: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    created: nowInSeconds(),
    currency: intent.currency,
    disputed: false,
    failure_code: status === 'failed' ? 'card_declined' : null,
    metadata: { ...intent.metadata },
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    refunded: false,
    status,
  }
  world.charges.set(made.id, made)
  if (made.paid && !world.isBalanceLate) moveBalance(world, made)
  return made
}
