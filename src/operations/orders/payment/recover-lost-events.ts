import type { Payload } from 'payload'
import { findKnownEvents, storePaymentEvent } from './payment-event-records'
import { paymentProvider } from './payment-provider'
import { processEventsSoon } from './process-payment-events'

/** As long as Stripe lists them. */
const LISTED_MS = 30 * 24 * 3_600_000

/** Asks the provider for events about refunds and disputes, and works on those whose webhook never came. */
export async function recoverLostEvents(payload: Payload, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - LISTED_MS)
  const events = await paymentProvider(payload).listEvents(since)
  const known = await findKnownEvents(
    payload,
    events.map(({ id }) => id),
  )
  const lost = events.filter(({ id, isOtherMode }) => !isOtherMode && !known.has(id))
  for (const { id, type, intent } of lost) {
    await storePaymentEvent(payload, { id, type, intent, state: 'received' })
  }
  if (lost.length > 0) processEventsSoon(payload)
}
