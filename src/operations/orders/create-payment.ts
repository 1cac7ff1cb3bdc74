import type { Payload } from 'payload'
import { CartIsNotCheckedOut, CartIsPaid } from '@/domain/shop-error'
import type { Intent } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { requireCart } from './change-cart'
import { findOrder, keepIntent } from './order-records'
import { paymentProvider } from './payment-provider'

export type CreatedPayment = {
  payment_intent: string
  client_secret: string
  publishable_key: string | null
  provider: 'stripe' | 'demo'
  amount: number
  currency: string
}

/** The order's one payment intent. Asked twice, or twice at once, it answers the same: the key is the order's id. */
export async function createPayment(payload: Payload, cartKey: string): Promise<CreatedPayment> {
  const cart = await requireCart(payload, cartKey)
  if (cart.state === 'paid') throw new CartIsPaid()
  const order = cart.order && cart.state === 'ordered' ? await findOrder(payload, cart.order) : null
  if (!order) throw new CartIsNotCheckedOut()
  if (order.state !== 'awaiting_payment') throw new CartIsPaid()

  const provider = paymentProvider(payload)
  const intent = await intentOf(payload, order)
  return {
    payment_intent: intent.id,
    client_secret: intent.clientSecret,
    publishable_key: provider.publishableKey,
    provider: provider.name,
    amount: order.total,
    currency: order.currency,
  }
}

async function intentOf(payload: Payload, order: Order): Promise<Intent> {
  const provider = paymentProvider(payload)
  const known = order.intent ? await provider.retrieveIntent(order.intent) : null
  if (known) return known

  const intent = await provider.createIntent({
    orderId: order.id,
    revision: order.cartRevision,
    amount: order.total,
    currency: order.currency,
    email: order.email ?? '',
    description: `Order ${order.number}`,
    idempotencyKey: `order:${order.id}`,
  })
  await keepIntent(payload, order.id, intent.id)
  return intent
}
