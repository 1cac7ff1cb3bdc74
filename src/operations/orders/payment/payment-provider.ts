import type { Payload } from 'payload'
import { env } from '@/env'
import { createPaymentProvider } from '@/payments/create-payment-provider'
import type { PaymentProvider } from '@/payments/payment-provider'
import { demoIntents } from './demo-intent-records'

/** Stripe where both keys are set; demo payments else. */
export function paymentProvider(payload: Payload): PaymentProvider {
  return createPaymentProvider(env.stripe, demoIntents(payload))
}

/** Whether payments are only demonstrated: every page that sells says so. */
export function isDemo(): boolean {
  return env.stripe.secretKey === null || env.stripe.publishableKey === null
}
