import type { Form } from '../server/read-form'
import { groupOf, refuseUnknown, textOf } from '../server/read-form'
import { invalid, missing } from '../server/stripe-refusal'
import { wrongState } from '../server/wrong-state'
import { confirmIntent } from './confirm-intent'
import { requireCustomer } from './customers'
import * as rules from './intent-rules'
import type { IntentState, PaymentIntent } from './stripe-objects'
import type { StripeWorld } from './stripe-world'
import { newId, nowInSeconds, recordEvent } from './stripe-world'

const TEXTS = ['description', 'metadata', 'receipt_email', 'shipping', 'payment_method', 'expand']
const ON_CREATE = [
  'amount',
  'currency',
  'automatic_payment_methods',
  'confirm',
  'return_url',
  'customer',
  'setup_future_usage',
]
const OPEN: IntentState[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']

export function createIntent(world: StripeWorld, form: Form): PaymentIntent {
  refuseUnknown(form, [...TEXTS, ...ON_CREATE])
  const currency = rules.checkedCurrency(form)
  const customer = textOf(form, 'customer')
  if (customer !== null) requireCustomer(world, customer)
  const id = newId('pi')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: rules.checkedAmount(form, currency),
    amount_received: 0,
    automatic_payment_methods: automaticMethods(form),
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_${newId('secret')}`,
    created: nowInSeconds(),
    currency,
    customer,
    description: rules.checkedText(form, 'description', 1000),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: rules.mergedMetadata({}, form),
    next_action: null,
    payment_method: null,
    receipt_email: rules.checkedEmail(form),
    setup_future_usage: textOf(form, 'setup_future_usage'),
    shipping: form.shipping ?? null,
    status: 'requires_payment_method',
  }
  world.intents.set(id, intent)
  recordEvent(world, 'payment_intent.created', intent)

  return textOf(form, 'confirm') === 'true' ? confirmIntent(world, intent, form) : intent
}

export function requireIntent(world: StripeWorld, id: string): PaymentIntent {
  const intent = world.intents.get(id)
  if (!intent) throw missing('payment_intent', id)
  return intent
}

export function updateIntent(world: StripeWorld, id: string, form: Form): PaymentIntent {
  refuseUnknown(form, [...TEXTS, 'amount', 'currency'])
  const intent = requireIntent(world, id)
  if (!OPEN.includes(intent.status)) throw wrongState(intent, 'updated')

  const currency = form.currency === undefined ? intent.currency : rules.checkedCurrency(form)
  const amount = form.amount === undefined ? intent.amount : rules.checkedAmount(form, currency)
  return Object.assign(intent, {
    currency,
    amount,
    description: rules.checkedText(form, 'description', 1000) ?? intent.description,
    metadata: rules.mergedMetadata(intent.metadata, form),
    receipt_email: rules.checkedEmail(form) ?? intent.receipt_email,
    shipping: form.shipping ?? intent.shipping,
  })
}

export function cancelIntent(world: StripeWorld, id: string, form: Form): PaymentIntent {
  refuseUnknown(form, ['cancellation_reason', 'expand'])
  const intent = requireIntent(world, id)
  if (!OPEN.includes(intent.status)) throw wrongState(intent, 'canceled')

  const reason = textOf(form, 'cancellation_reason')
  if (reason !== null && !REASONS.includes(reason)) {
    throw invalid(`Invalid cancellation_reason: ${reason}`, { param: 'cancellation_reason' })
  }
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: nowInSeconds(),
    cancellation_reason: reason,
    next_action: null,
  })
  recordEvent(world, 'payment_intent.canceled', intent)
  return intent
}

function automaticMethods(form: Form): PaymentIntent['automatic_payment_methods'] {
  const group = groupOf(form, 'automatic_payment_methods')
  refuseUnknown(group, ['enabled', 'allow_redirects'])
  if (Object.keys(group).length === 0) return null

  const redirects = textOf(group, 'allow_redirects') ?? 'always'
  return { enabled: textOf(group, 'enabled') === 'true', allow_redirects: redirects }
}
