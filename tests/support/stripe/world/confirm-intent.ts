import type { Form } from '../server/read-form'
import { textOf } from '../server/read-form'
import { invalid, missing, StripeRefusal } from '../server/stripe-refusal'
import { wrongState } from '../server/wrong-state'
import { behaviourOf } from './cards'
import type { CardBehaviour } from './cards'
import { charge, fail } from './charge-intent'
import { demandSaved } from './customers'
import type { PaymentIntent } from './stripe-objects'
import type { StripeWorld } from './stripe-world'
import { recordEvent } from './stripe-world'

/** Behaviours that wait for the bank's question to be answered, by intent. */
const asked = new WeakMap<PaymentIntent, CardBehaviour>()

export function confirmIntent(
  world: StripeWorld,
  intent: PaymentIntent,
  form: Form,
): PaymentIntent {
  if (['processing', 'succeeded', 'canceled'].includes(intent.status)) {
    throw wrongState(intent, 'confirmed')
  }
  const isOffSession = textOf(form, 'off_session') === 'true'
  if (isOffSession) demandSaved(world, intent, textOf(form, 'payment_method') ?? '')
  const behaviour = chosenCard(world, intent, form)
  demandReturnUrl(intent, form)
  intent.last_payment_error = null

  if (behaviour.asks && isOffSession) throw awayFromBank(world, intent)
  if (behaviour.asks) return ask(world, intent, behaviour)
  return charged(world, intent, behaviour)
}

/** What the card's owner tells the bank. A refusal changes the intent but is no refused request. */
export function answerBank(
  world: StripeWorld,
  intent: PaymentIntent,
  passed: boolean,
): PaymentIntent {
  const behaviour = asked.get(intent)
  if (intent.status !== 'requires_action' || !behaviour) throw wrongState(intent, 'authenticated')

  intent.next_action = null
  if (passed) return charge(world, intent, behaviour)

  return fail(world, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'The provided payment method has failed authentication.',
  })
}

function chosenCard(world: StripeWorld, intent: PaymentIntent, form: Form): CardBehaviour {
  const method = textOf(form, 'payment_method') ?? intent.payment_method
  if (method === null) throw invalid('A payment method is needed.', { param: 'payment_method' })

  const behaviour = behaviourOf(world, method)
  if (!behaviour) throw missing('PaymentMethod', method)
  intent.payment_method = method
  return behaviour
}

/** Some of the automatic payment methods lead away from the page, so they need a way back. */
function demandReturnUrl(intent: PaymentIntent, form: Form): void {
  const redirects = intent.automatic_payment_methods?.allow_redirects ?? 'never'
  if (redirects === 'never' || textOf(form, 'return_url') !== null) return
  throw invalid('A return_url is needed with automatic payment methods.', { param: 'return_url' })
}

/** Whose bank wants to hear from them is not there: they must come back and pay in the browser. */
function awayFromBank(world: StripeWorld, intent: PaymentIntent): StripeRefusal {
  const error = {
    type: 'card_error',
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  } as const
  fail(world, intent, error)
  return new StripeRefusal(402, { ...error, payment_intent: structuredClone(intent) })
}

function ask(world: StripeWorld, intent: PaymentIntent, behaviour: CardBehaviour): PaymentIntent {
  asked.set(intent, behaviour)
  intent.status = 'requires_action'
  intent.next_action = { type: 'use_stripe_sdk' }
  recordEvent(world, 'payment_intent.requires_action', intent)
  return intent
}

/** A card declined within the request itself is answered 402. */
function charged(world: StripeWorld, intent: PaymentIntent, behaviour: CardBehaviour) {
  charge(world, intent, behaviour)
  const error = intent.last_payment_error
  if (!error) return intent

  throw new StripeRefusal(402, {
    ...error,
    charge: intent.latest_charge,
    payment_intent: structuredClone(intent),
  })
}
