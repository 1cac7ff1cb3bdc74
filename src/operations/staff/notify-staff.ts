import type { Payload } from 'payload'
import type { StaffNotice } from '@/domain/staff/staff-notice'
import { env } from '@/env'
import { isNearlyFull } from '../data-folder'
import { isDemo } from '../orders/payment/configured-payments'
import { lostObjects } from '../files/object-store'
import { enqueueMail } from '../records/mails'
import { findLastPaidOrder } from '../records/orders'
import { hasEventOfIntent } from '../records/payment-events'
import { findSince, findStaffAddresses, insertSince, removeSince } from '../records/users'

/** Told again of the same, staff get no second mail: `event` names it, or what the mail is about. */
export async function notifyStaff(
  payload: Payload,
  { kind, about, event = about }: { kind: StaffNotice; about: string; event?: string },
): Promise<void> {
  for (const to of await findStaffAddresses(payload, kind)) {
    await enqueueMail(payload, { mailkey: `${kind}:${event}:${to}`, kind, to, about })
  }
}

/** One mail a day names some of them: a bucket that was emptied is one misfortune, whichever servers meet it. */
export async function tellOfLostFiles(payload: Payload, now = new Date()): Promise<void> {
  const names = [...lostObjects]
  if (names.length === 0) return
  const about = names.slice(0, MOST_NAMED).join(', ')
  const event = now.toISOString().slice(0, '2027-01-01'.length)
  await notifyStaff(payload, { kind: 'staff_file_lost', about, event })
  for (const name of names) lostObjects.delete(name)
}

const MOST_NAMED = 5

type Condition = {
  kind: StaffNotice
  /** `isKnown`: it held when it was looked at last. */
  holds(payload: Payload, looking: { now: Date; isKnown: boolean }): Promise<boolean>
}

/** Tells staff of a condition once, however long it holds; and once more when it has ended and holds anew. */
export async function watchCondition(
  payload: Payload,
  { kind, holds }: Condition,
  now = new Date(),
): Promise<void> {
  const known = await findSince(payload, kind)
  if (await holds(payload, { now, isKnown: known !== null })) {
    const about = known ?? (await insertSince(payload, kind, now))
    await notifyStaff(payload, { kind, about })
  } else if (known !== null) {
    await removeSince(payload, kind)
  }
}

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
