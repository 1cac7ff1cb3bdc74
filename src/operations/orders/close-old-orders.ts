import type { Payload } from 'payload'
import type { IntentStatus } from '@/payments/payment-provider'
import type { Order } from '@/payload-types'
import { cancelOrder } from './cancel-order'
import { findUnpaidOrders } from './order-records'
import { paymentProvider } from './payment/payment-provider'
import { settlePayment } from './payment/settle-payment'

/** Not `requires_action`: a transfer or a voucher may be paid days later, and the provider itself ends one that was not. */
const UNPAID: IntentStatus[] = ['requires_payment_method', 'canceled']

/**
 * Cancels orders that nobody paid, each with its intent, after the provider has confirmed again that no money came. An order
 * whose intent the provider does not know stays as it is: other keys were set when it was made.
 */
export async function closeOldOrders(payload: Payload, before: Date): Promise<void> {
  for (const order of await findUnpaidOrders(payload, { before })) {
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
