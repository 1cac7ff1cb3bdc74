import type Stripe from 'stripe'
import type { ProviderEvent } from '../provider-refund'
import { providerEvent } from '../read-webhook'
import { requestStripe } from './request-stripe'

/** What happens to a payment after it was settled; what comes before is asked of the intent itself. */
const TYPES = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]

const MOST = 1000

export async function listEvents(
  stripe: Stripe,
  { since, isLive }: { since: Date; isLive: boolean | null },
): Promise<ProviderEvent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const result = await requestStripe(() =>
    stripe.events.list({ types: TYPES, created, limit: 100 }).autoPagingToArray({ limit: MOST }),
  )
  if (result.kind !== 'ok') throw result.error
  return result.value.toReversed().map((event) => providerEvent(event, isLive))
}
