import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { NotFound } from '@/domain/request-error'
import { payDemoIntent, type DemoCard } from '@/payments/pay-demo-intent'
import { findOrderByIntent } from '../order-records'
import { storedIntents } from './stored-intent-records'
import { assertCardsMayBeTried, countDecline } from './limit-declines'
import { isDemo } from './payment-provider'

export type DemoPayment = { status: string; message?: string }

/** Pays a demo intent with a demo card. With Stripe's keys set, no demo intent is found. */
export async function payDemo(
  payload: Payload,
  given: { clientSecret: string; card: DemoCard },
): Promise<DemoPayment> {
  const demo = storedIntents(payload, 'demo')
  const known = isDemo() ? await demo.findBySecret(given.clientSecret) : null
  const order = known && (await findOrderByIntent(payload, known.id))
  if (order?.cart) await assertCardsMayBeTried(payload, order.cart)
  const intent = known && (await payDemoIntent(demo, given))
  if (!intent) throw new NotFound('payment')
  if (order && given.card === 'declined') await countDecline(payload, order, randomUUID())
  const { status, declineMessage } = intent
  return { status, ...(declineMessage ? { message: declineMessage } : {}) }
}
