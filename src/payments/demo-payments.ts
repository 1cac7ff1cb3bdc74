import type { PaymentProvider } from './payment-provider'
import type { IntentStore } from './stored-intents'
import { createStoredPayments } from './stored-payments'

/** Replaces Stripe where no keys are set: the same guarantees, and nothing is charged. */
export function createDemoPayments(store: IntentStore): PaymentProvider {
  return createStoredPayments(store, {
    name: 'demo',
    prefix: 'demo',
    goesBackTo: 'the demo card',
  })
}
