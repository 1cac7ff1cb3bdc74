import type { IntentRequest } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'

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
