import Stripe from 'stripe'
import { RefundIsRefused } from '../payment-errors'
import type { ProviderRefund, RefundRequest, RefundStatus } from '../provider-refund'
import { requestStripe } from './request-stripe'
import { cardOf } from './stripe-card'
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

const FAILURES: Record<string, string> = {
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  expired_or_canceled_card: 'The card has expired or was cancelled.',
  charge_for_pending_refund_disputed: 'The buyer’s bank disputes the payment.',
  insufficient_funds: 'There was not enough money in the Stripe account.',
  declined: 'The buyer’s bank did not take the money.',
  merchant_request: 'It was stopped in Stripe’s dashboard.',
}

const NO_REASON = 'The buyer’s bank did not take the money and gave no reason.'

const REFUSALS: Record<string, string> = {
  charge_already_refunded: 'The whole payment went back to the buyer already.',
  charge_disputed:
    'The buyer’s bank is looking at this payment. Until it has decided, nothing can be given back.',
  balance_insufficient:
    'There is not enough money in the Stripe account for this refund. Add some there, then try again.',
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
  const status = STATUS[refund.status ?? 'pending'] ?? 'pending'
  return {
    id: refund.id,
    amount: fromStripeAmount(refund.amount, refund.currency),
    status,
    refundKey: refund.metadata?.refund_key ?? null,
    card: cardOf(refund.charge),
    failure: status === 'failed' ? (FAILURES[refund.failure_reason ?? ''] ?? NO_REASON) : null,
    createdAt: new Date(refund.created * 1000).toISOString(),
  }
}

/** What Stripe refuses now it refuses for good: the request was read, and nothing was given back. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return error
  const sentence = REFUSALS[error.code ?? '']
  if (sentence) return new RefundIsRefused(sentence)
  if (error.param === 'amount') return new RefundIsRefused('So much of this payment is not left.')
  return error
}
