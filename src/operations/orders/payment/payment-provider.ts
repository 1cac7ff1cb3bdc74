import type { Payload } from 'payload'
import { env } from '@/env'
import { createPaymentProvider } from '@/payments/create-payment-provider'
import type { PaymentProvider } from '@/payments/payment-provider'
import { demoIntents } from './demo-intent-records'

const providers = new WeakMap<Payload, PaymentProvider>()

/** Stripe where both keys are set; demo payments else. One client a process keeps its connections open. */
export function paymentProvider(payload: Payload): PaymentProvider {
  const provider = providers.get(payload) ?? createPaymentProvider(env.stripe, demoIntents(payload))
  providers.set(payload, provider)
  return provider
}

/** Whether payments are only demonstrated: every page that sells says so. */
export function isDemo(): boolean {
  return env.stripe.secretKey === null || env.stripe.publishableKey === null
}
