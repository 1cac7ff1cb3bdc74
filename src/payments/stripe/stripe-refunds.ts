import Stripe from 'stripe'
import { ownValue } from '@/domain/own-value'
import { RefundIsRefused } from '../payment-errors'
import type {
  DisputeStatus,
  ProviderDispute,
  ProviderRefund,
  RefundRequest,
  RefundStatus,
} from '../payment-provider'
import WORDS from './refund-words.json' with { type: 'json' }
import { requestStripe } from './request-stripe'
import { fromStripeAmount, toStripeAmount } from './stripe-units'

/** More than a payment ever has: each is some hundredths at least. */
const MOST = 1000

/** A state yet unknown has to wait, as money that was asked back and has not arrived. */
const STATUS: Record<string, RefundStatus> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'cancelled',
}

export async function createRefund(
  stripe: Stripe,
  { intent, orderId, amount, currency, refundKey, idempotencyKey }: RefundRequest,
): Promise<ProviderRefund> {
  const result = await requestStripe(async () => {
    try {
      return await stripe.refunds.create(
        {
          payment_intent: intent,
          amount: toStripeAmount(amount, currency),
          metadata: { order_id: orderId, refund_key: refundKey },
          expand: ['charge'],
        },
        { idempotencyKey },
      )
    } catch (error) {
      throw refusalOf(error)
    }
  })
  if (result.kind === 'ok') return refundOf(result.value)
  throw new RefundIsRefused()
}

export async function listRefunds(stripe: Stripe, intent: string): Promise<ProviderRefund[]> {
  const result = await requestStripe(() =>
    stripe.refunds
      .list({ payment_intent: intent, limit: 100, expand: ['data.charge'] })
      .autoPagingToArray({ limit: MOST }),
  )
  if (result.kind === 'unknown') return []
  if (result.kind === 'ok') return result.value.toReversed().map(refundOf)
  throw result.error
}

function refundOf(refund: Stripe.Refund): ProviderRefund {
  const status = ownValue(STATUS, refund.status ?? 'pending') ?? 'pending'
  return {
    id: refund.id,
    amount: fromStripeAmount(refund.amount, refund.currency),
    status,
    refundKey: refund.metadata?.refund_key ?? null,
    card: cardOf(refund.charge),
    failure:
      status === 'failed'
        ? (ownValue<string>(WORDS.failures, refund.failure_reason ?? '') ?? WORDS.noReason)
        : null,
    createdAt: new Date(refund.created * 1000).toISOString(),
  }
}

/** What Stripe refuses now it refuses for good: the request was read, and nothing was given back. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return error
  const sentence = ownValue<string>(WORDS.refusals, error.code ?? '')
  if (sentence) return new RefundIsRefused(sentence)
  if (error.param === 'amount') return new RefundIsRefused('So much of this payment is not left.')
  return error
}

/** Stripe's `status` of a dispute. While an appeal goes on the money is away; one that was prevented never took any. */
const STATUS_OF_DISPUTE: Record<string, DisputeStatus> = {
  warning_needs_response: 'asked',
  warning_under_review: 'asked',
  warning_closed: 'answered',
  prevented: 'answered',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
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
    id,
    reason,
    amount: fromStripeAmount(dispute.amount, dispute.currency),
    status: STATUS_OF_DISPUTE[dispute.status] ?? 'open',
    card: cardOf(dispute.charge),
    createdAt: new Date(dispute.created * 1000).toISOString(),
  }
}

/** "Visa ending in 4242": what a buyer knows a card by. null: the charge was not asked for, or no card was charged. */
function cardOf(charge: string | Stripe.Charge | null): string | null {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null
  if (!card?.last4) return null
  return `${ownValue<string>(WORDS.cards, card.brand ?? '') ?? 'Card'} ending in ${card.last4}`
}
