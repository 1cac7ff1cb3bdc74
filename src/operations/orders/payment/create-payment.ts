import type { Payload } from 'payload'
import { CartIsNotCheckedOut, CartIsPaid } from '@/domain/order/order-error'
import { OrderAwaitsTransfer } from '@/domain/order/transfer'
import { FailureIsRepeated, IdempotencyKeyReused } from '@/payments/payment-errors'
import type { Intent, PaymentProvider } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { requireCart } from '../cart/change-cart'
import { restartChecks } from '../order-check-records'
import { findOrder } from '../order-records'
import { attachIntent, countIntentAttempt } from '../order-state-records'
import { assertReplaceable } from '../upgrades/claim-replaced'
import { assertCardsMayBeTried } from './limit-declines'
import { intentRequestOf } from './intent-request'
import { orderToPay } from './order-to-pay'
import { paymentProvider, providerOf } from './payment-provider'

export type CreatedPayment = {
  payment_intent: string
  client_secret: string
  publishable_key: string | null
  provider: PaymentProvider['name']
  amount: number
  currency: string
}

/** The order's one payment intent: the same for two calls, also at once, since the idempotency key is made of the order's id. */
export async function createPayment(
  payload: Payload,
  { cartKey, insteadOfTransfer = false }: { cartKey: string; insteadOfTransfer?: boolean },
): Promise<CreatedPayment> {
  const cart = await requireCart(payload, cartKey)
  const awaiting = await orderToPay(payload, cart)
  await assertCardsMayBeTried(payload, cart.id)
  const order = insteadOfTransfer ? await withoutTransfer(payload, awaiting) : awaiting
  if (order.provider === 'transfer') throw new OrderAwaitsTransfer()
  await assertReplaceable(payload, order)

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

/** A transfer that was announced is given up for a card; money that came for it has paid the order. */
async function withoutTransfer(payload: Payload, order: Order): Promise<Order> {
  if (order.provider !== 'transfer' || !order.intent) return order
  const given = await providerOf(payload, order).cancelIntent(order.intent)
  if (given && given.status !== 'canceled') throw new CartIsPaid()
  return { ...order, provider: paymentProvider(payload).name }
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
    return await paymentProvider(payload).createIntent(intentRequestOf(order))
  } catch (error) {
    if (needsAnotherKey(error)) await countIntentAttempt(payload, order)
    throw error
  }
}

/** Whatever an intent made under the old key may be, nobody holds its secret: it is never paid. */
function needsAnotherKey(error: unknown): boolean {
  return error instanceof FailureIsRepeated || error instanceof IdempotencyKeyReused
}
