import type { Payload } from 'payload'
import { sendMails } from '../../mails/send-mails'
import { closeOldOrders } from '../close-old-orders'
import { findUnpaidOrders } from '../order-records'
import { processOpenEvents } from './receive-payment-event'
import { settlePayment } from './settle-payment'

const OLD_ENOUGH_MS = 2 * 60_000
const EVENT_OLD_ENOUGH_MS = 30_000

/** Stripe repeats an event for this long; a buyer who has not paid by then hardly comes back. */
const TOO_OLD_MS = 3 * 24 * 60 * 60_000

/**
 * Settles every order that may have been paid without the shop's notice: after a lost webhook, a closed tab, a crash. Runs every
 * minute; orders of days ago are checked in the first minute of an hour alone.
 */
export async function reconcilePayments(payload: Payload, now = new Date()): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await processOpenEvents(payload, ago(EVENT_OLD_ENOUGH_MS))
  const since = ago(TOO_OLD_MS)
  await settleAll(payload, { since, before: ago(OLD_ENOUGH_MS) })
  if (now.getUTCMinutes() === 0) await closeOldOrders(payload, since)
  await sendMails(payload)
}

async function settleAll(payload: Payload, placed: { since: Date; before: Date }): Promise<void> {
  for (const order of await findUnpaidOrders(payload, placed)) {
    await settlePayment(payload, order.id).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: `Order ${order.number} could not be reconciled` }),
    )
  }
}
