import type { Payload } from 'payload'
import { CartIsNotCheckedOut, CartIsPaid } from '@/domain/order/order-error'
import { FailureIsRepeated, IdempotencyKeyReused } from '@/payments/payment-errors'
import type { Intent } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { requireCart } from '../cart/change-cart'
import { restartChecks } from '../order-check-records'
import { findOrder } from '../order-records'
import { attachIntent, countIntentAttempt } from '../order-state-records'
import { assertCardsMayBeTried } from './limit-declines'
import { paymentProvider } from './payment-provider'

export type CreatedPayment = {
  payment_intent: string
  client_secret: string
  publishable_key: string | null
  provider: 'stripe' | 'demo'
  amount: number
  currency: string
}

/** The order's one payment intent: the same for two calls, also at once, since the idempotency key is made of the order's id. */
export async function createPayment(payload: Payload, cartKey: string): Promise<CreatedPayment> {
  const cart = await requireCart(payload, cartKey)
  if (cart.state === 'paid') throw new CartIsPaid()
  await assertCardsMayBeTried(payload, cart.id)
  const order = cart.order && cart.state === 'ordered' ? await findOrder(payload, cart.order) : null
  if (!order || order.state === 'cancelled') throw new CartIsNotCheckedOut()
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

/**
 * The order's intent; a new one where it has none, where it was cancelled from outside, or where the provider does not know it
 * because other keys were set when it was made.
 */
async function intentOf(payload: Payload, order: Order): Promise<Intent> {
  const provider = paymentProvider(payload)
  const known = order.intent ? await provider.retrieveIntent(order.intent) : null
  if (known && known.status !== 'canceled') {
    await restartChecks(payload, order)
    return known
  }

  const intent = await createIntent(payload, order)
  if (await attachIntent(payload, order, { id: intent.id, provider: provider.name })) return intent

  // Another request was first: with this very intent, or by changing the cart. Then this intent must not be paid.
  const now = await findOrder(payload, order.id)
  if (now?.intent === intent.id) return intent
  await provider.cancelIntent(intent.id)
  throw new CartIsNotCheckedOut()
}

async function createIntent(payload: Payload, order: Order): Promise<Intent> {
  try {
    return await paymentProvider(payload).createIntent({
      orderId: order.id,
      revision: order.cartRevision,
      amount: order.total,
      currency: order.currency,
      email: order.email ?? '',
      description: `Order ${order.number}`,
      idempotencyKey: idempotencyKeyOf(order),
    })
  } catch (error) {
    if (needsAnotherKey(error)) await countIntentAttempt(payload, order)
    throw error
  }
}

function idempotencyKeyOf({ id, intent, intentAttempt }: Order): string {
  const key = intent ? `order:${id}:after:${intent}` : `order:${id}`
  return intentAttempt ? `${key}:${intentAttempt}` : key
}

/** Whatever an intent made under the old key may be, nobody holds its secret: it is never paid. */
function needsAnotherKey(error: unknown): boolean {
  return error instanceof FailureIsRepeated || error instanceof IdempotencyKeyReused
}
