import type { Payload } from 'payload'
import { findEndedEvents, removeEvents } from './payment-event-records'

/** Stripe repeats an event for days, by hand for up to thirty: a row must outlive that, so that the event is known. */
const REMOVED_AFTER_MS = 60 * 24 * 3_600_000
const AT_A_TIME = 500
const MOST_STEPS = 20

/** Removes old payment events, some at a time. Their bodies were never kept. */
export async function removeOldEvents(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - REMOVED_AFTER_MS)
  for (let step = 0; step < MOST_STEPS; step++) {
    const ids = await findEndedEvents(payload, { before, limit: AT_A_TIME })
    await removeEvents(payload, ids)
    if (ids.length < AT_A_TIME) return
  }
}
