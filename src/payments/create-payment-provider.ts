import { createDemoPayments } from './pay-demo-intent'
import type { IntentStore } from './stored-payments'
import { createStripePayments } from './stripe/stripe-payments'

type PaymentSettings = {
  secretKey: string | null
  publishableKey: string | null
  webhookSecret: string | null
  /** Stripe's own URL when null. */
  apiBase: string | null
}

/** Both keys make it Stripe: with one of them alone no payment could ever be finished. */
export function createPaymentProvider(settings: PaymentSettings, demoStore: IntentStore) {
  const { secretKey, publishableKey, webhookSecret, apiBase } = settings
  if (!secretKey || !publishableKey) return createDemoPayments(demoStore)

  return createStripePayments({ secretKey, publishableKey, webhookSecret, apiBase })
}
