import { env } from '@/env'
import { isNearlyFull } from '../../disk-room'
import { hasEventOfIntent } from '../../orders/payment/payment-event-records'
import { isDemo } from '../../orders/payment/payment-provider'
import { findLastPaidOrder } from '../../orders/order-records'
import type { Condition } from './watch-condition'

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** Once it was full there must be a quarter more than the least: else every archive that is built would be another mail. */
const ROOM_AGAIN = 1.25

export const DISK_IS_FULL: Condition = {
  kind: 'staff_disk_full',
  holds: (_, { isKnown }) =>
    isNearlyFull({
      folder: env.dataDir,
      leastFreeInBytes: env.leastFreeInBytes * (isKnown ? ROOM_AGAIN : 1),
    }),
}

/**
 * The last payment that is an hour old was found by the browser or by reconciliation alone: Stripe sends an event within
 * seconds, and again for days where it got no answer. One lost event does not last: the next payment's ends the silence.
 */
export const WEBHOOK_IS_SILENT: Condition = {
  kind: 'staff_webhook_silent',
  async holds(payload, { now }) {
    if (isDemo() || env.stripe.webhookSecret === null) return false
    const order = await findLastPaidOrder(payload, {
      from: new Date(now.getTime() - WEEK_MS),
      until: new Date(now.getTime() - HOUR_MS),
    })
    return Boolean(order?.intent) && !(await hasEventOfIntent(payload, order?.intent ?? ''))
  },
}
