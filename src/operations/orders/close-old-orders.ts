import type { Payload } from 'payload'
import type { IntentStatus } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { cancelOrder } from './cancel-order'
import { findUnsettledOrders } from './order-records'
import { paymentProvider } from './payment/payment-provider'
import { settlePayment } from './payment/settle-payment'

/** Not `requires_action`: a transfer or a voucher may be paid days later, and the provider itself ends what was not. */
const UNPAID: IntentStatus[] = ['requires_payment_method', 'canceled']

/**
 * Gives up orders that nobody paid, each with its intent, once the provider has said again that no money came. What it does not
 * know, because other keys were set then, is left as it is.
 */
export async function closeOldOrders(payload: Payload, before: Date): Promise<void> {
  for (const order of await findUnsettledOrders(payload, { before })) {
    await closeOldOrder(payload, order).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: `Order ${order.number} could not be closed` }),
    )
  }
}

async function closeOldOrder(payload: Payload, order: Order): Promise<void> {
  await settlePayment(payload, order.id)
  const intent = order.intent ? await paymentProvider(payload).retrieveIntent(order.intent) : null
  if (intent && UNPAID.includes(intent.status)) await cancelOrder(payload, order)
}
