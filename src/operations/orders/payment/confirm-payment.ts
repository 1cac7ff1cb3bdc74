import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { PAYMENT_UNKNOWN } from '@/domain/order/order-answer'
import { CartIsNotCheckedOut, PaymentIsCancelled } from '@/domain/order/order-error'
import { NotFound } from '@/domain/request-error'
import type { Order } from '@/payload-types'
import { type DemoCard, payDemoIntent } from '@/payments/pay-demo-intent'
import { orderKey } from '../order-link'
import { findOrderByIntent } from '../../records/orders'
import { storedIntents } from '../../records/payment-events'
import { hashOf } from '../../secret-key'
import { requireCart } from '../cart/change-cart'
import { assertCardsMayBeTried, countDecline, refusalOfCards } from './limit-declines'
import { isDemo } from './configured-payments'
import { settlePayment } from './settle-payment'

export type Confirmation = {
  status: 'paid' | 'processing' | 'requires_action' | 'failed'
  order_url?: string
  order_key?: string
  message?: string
}

type Request = { cartKey: string; intent: string; sid: string | null; origin: string }

/** Retrieves the intent and settles. The order's link goes only to the browser that checked out. */
export async function confirmPayment(payload: Payload, request: Request): Promise<Confirmation> {
  const cart = await requireCart(payload, request.cartKey)
  const order = await findOrderByIntent(payload, request.intent)
  if (order?.cart !== cart.id) {
    throw cart.order === null ? new CartIsNotCheckedOut() : new NotFound('payment')
  }

  const refusal = await refusalOfCards(payload, cart.id)
  const settlement = await settlePayment(payload, order.id)
  switch (settlement.kind) {
    case 'paid':
      return { status: 'paid', ...linkFor(settlement.order, request) }
    case 'processing':
      return { status: 'processing', ...linkFor(order, request) }
    case 'requires_action':
      return { status: 'requires_action' }
    case 'failed':
      if (refusal) throw refusal
      return { status: 'failed', message: settlement.message }
    case 'cancelled':
      throw refusal ?? new PaymentIsCancelled()
    case 'needs_review':
      return {
        status: 'processing',
        message:
          'It does not fit the order, so we look at it by hand and write to you. Nothing more is charged.',
      }
    case 'unknown':
      return { status: 'processing', message: PAYMENT_UNKNOWN }
  }
}

function linkFor(order: Order, { sid, origin }: Request) {
  if (sid === null || order.sidhash !== hashOf(sid)) return {}
  const key = orderKey(order)
  return { order_key: key, order_url: `${origin}/order/${key}` }
}

/** Pays a demo intent with a demo card. With Stripe's keys set, no demo intent is found. */
export async function payDemo(
  payload: Payload,
  given: { clientSecret: string; card: DemoCard },
): Promise<{ status: string; message?: string }> {
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
