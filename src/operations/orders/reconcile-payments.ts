import type { Payload } from 'payload'
import { sendMails } from '../mails/send-mails'
import { findUnsettledOrders } from './order-records'
import { workOnOpenEvents } from './receive-payment-event'
import { settlePayment } from './settle-payment'

const OLD_ENOUGH_MS = 2 * 60_000
const EVENT_OLD_ENOUGH_MS = 30_000

/** Asks the provider about every order whose money may have come unheard: a lost webhook, a closed tab, a crash. */
export async function reconcilePayments(payload: Payload, now = new Date()): Promise<void> {
  await workOnOpenEvents(payload, new Date(now.getTime() - EVENT_OLD_ENOUGH_MS))
  for (const order of await findUnsettledOrders(payload, new Date(now.getTime() - OLD_ENOUGH_MS))) {
    await settlePayment(payload, order.id).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: `Order ${order.number} could not be reconciled` }),
    )
  }
  await sendMails(payload)
}
