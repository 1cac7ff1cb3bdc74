import type { Payload } from 'payload'
import { NotFound } from '@/domain/request-error'
import { payDemoIntent, type DemoCard } from '@/payments/pay-demo-intent'
import { demoIntents } from './demo-intent-records'
import { isDemo } from './payment-provider'

export type DemoPayment = { status: string; message?: string }

/** Pays a demo intent with a demo card. With Stripe's keys set, no demo intent is found. */
export async function payDemo(
  payload: Payload,
  given: { clientSecret: string; card: DemoCard },
): Promise<DemoPayment> {
  const intent = isDemo() ? await payDemoIntent(demoIntents(payload), given) : null
  if (!intent) throw new NotFound('payment')
  const { status, declineMessage } = intent
  return { status, ...(declineMessage ? { message: declineMessage } : {}) }
}
