import type { Payload } from 'payload'
import { CartIsNotCheckedOut, CartIsPaid, CouponIsUsedUp } from '@/domain/order/order-error'
import { isRented } from '@/domain/order/order-line'
import { hasEndedUnpaid } from '@/domain/order/order-state'
import { OrderAwaitsTransfer } from '@/domain/order/transfer'
import type { Order } from '@/payload-types'
import { FailureIsRepeated, IdempotencyKeyReused } from '@/payments/payment-errors'
import type { Intent, IntentRequest, PaymentProvider } from '@/payments/payment-provider'
import type { StoredCart } from '../../records/carts'
import { restartChecks } from '../../records/order-lists'
import { attachIntent, countIntentAttempt } from '../../records/order-states'
import { findOrder } from '../../records/orders'
import { holdOrCancel } from '../cancel-order'
import { requireCart } from '../cart/change-cart'
import { assertQuoteIsOpen } from '../quotes/cart-of-quote'
import { findOrderBefore, findSavedCard } from '../rentals/renewed-line'
import { assertReplaceable } from '../upgrades/claim-replaced'
import { assertCardsMayBeTried } from './limit-declines'
import { paymentProvider, providerOf } from './configured-payments'

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
  const intent = await requireIntent(payload, order)
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
export async function requireIntent(payload: Payload, order: Order): Promise<Intent> {
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
    const request = { ...intentRequestOf(order), ...(await cardSaving(payload, order)) }
    return await paymentProvider(payload).createIntent(request)
  } catch (error) {
    if (needsAnotherKey(error)) await countIntentAttempt(payload, order)
    throw error
  }
}

/** What is rented is charged again: the card is kept, of a customer whose card was kept before with the one of then. */
async function cardSaving(payload: Payload, order: Order) {
  if (!order.lines.some(isRented)) return {}
  const before = await findOrderBefore(payload, order)
  const card = before && (await findSavedCard(payload, before))
  return { savesCardOf: { customer: card?.customer ?? null } }
}

/** Whatever an intent made under the old key may be, nobody holds its secret: it is never paid. */
function needsAnotherKey(error: unknown): boolean {
  return error instanceof FailureIsRepeated || error instanceof IdempotencyKeyReused
}

/** The same for two requests at once; another one after each intent that was given up. */
export function intentRequestOf(order: Order): IntentRequest {
  return {
    orderId: order.id,
    revision: order.cartRevision,
    amount: order.total,
    currency: order.currency,
    email: order.email ?? '',
    description: `Order ${order.number}`,
    idempotencyKey: idempotencyKeyOf(order),
  }
}

function idempotencyKeyOf({ id, intent, intentAttempt }: Order): string {
  const key = intent ? `order:${id}:after:${intent}` : `order:${id}`
  return intentAttempt ? `${key}:${intentAttempt}` : key
}

/** The order of a cart that was checked out, as long as it can be paid. */
export async function orderToPay(payload: Payload, cart: StoredCart): Promise<Order> {
  if (cart.state === 'paid') throw new CartIsPaid()
  const order = cart.order && cart.state === 'ordered' ? await findOrder(payload, cart.order) : null
  if (!order || hasEndedUnpaid(order)) {
    await assertQuoteIsOpen(payload, cart.quote)
    throw new CartIsNotCheckedOut()
  }
  if (order.state !== 'awaiting_payment') throw new CartIsPaid()
  await assertQuoteIsOpen(payload, cart.quote)
  // A checkout that was cut off has not taken its coupon yet.
  const problem = await holdOrCancel(payload, order)
  if (problem) throw new CouponIsUsedUp(`${problem} Take it out of your cart to go on.`)
  return order
}
