import type { Payload } from 'payload'
import { env } from '@/env'
import { createPaymentProvider } from '@/payments/create-payment-provider'
import type { PaymentProvider } from '@/payments/payment-provider'
import { createTransferPayments, type IntentStore } from '@/payments/stored-payments'
import { shared } from '@/platform/shared'
import { storedIntents } from '../../records/payment-events'

const providers = shared('payment providers', () => new WeakMap<Payload, PaymentProvider>())

/** Stripe where both keys are set; demo payments else. One client a process keeps its connections open. */
export function paymentProvider(payload: Payload): PaymentProvider {
  const provider =
    providers.get(payload) ?? createPaymentProvider(env.stripe, storedIntents(payload, 'demo'))
  providers.set(payload, provider)
  return provider
}

/** Of an order that is paid, or was, by bank transfer; whatever the shop's settings say by now. */
export function transferPayments(payload: Payload): PaymentProvider {
  return createTransferPayments(transferIntents(payload), { isDemo: isDemo() })
}

export function transferIntents(payload: Payload): IntentStore {
  return storedIntents(payload, 'transfer')
}

/** The one that the order's own intent is known to. */
export function providerOf(payload: Payload, { provider }: { provider?: string | null }) {
  return provider === 'transfer' ? transferPayments(payload) : paymentProvider(payload)
}

/** Whether payments are only demonstrated: every page that sells says so. */
export function isDemo(): boolean {
  return env.stripe.secretKey === null || env.stripe.publishableKey === null
}
