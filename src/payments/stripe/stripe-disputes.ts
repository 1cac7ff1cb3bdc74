import type Stripe from 'stripe'
import type { DisputeStatus, ProviderDispute } from '../provider-refund'
import { requestStripe } from './request-stripe'
import { cardOf } from './stripe-card'
import { fromStripeAmount } from './stripe-units'

/** A question of the bank that was closed, or prevented, took no money: as one that was won. Whatever else is undecided. */
const DECIDED: Record<string, DisputeStatus> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

export async function listDisputes(stripe: Stripe, intent: string): Promise<ProviderDispute[]> {
  const result = await requestStripe(() =>
    stripe.disputes.list({ payment_intent: intent, limit: 100, expand: ['data.charge'] }),
  )
  if (result.kind === 'unknown') return []
  if (result.kind === 'ok') return result.value.data.toReversed().map(disputeOf)
  throw result.error
}

function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const { id, reason } = dispute
  return {
    ...{ id, reason },
    amount: fromStripeAmount(dispute.amount, dispute.currency),
    status: DECIDED[dispute.status] ?? 'open',
    card: cardOf(dispute.charge),
    createdAt: new Date(dispute.created * 1000).toISOString(),
  }
}
