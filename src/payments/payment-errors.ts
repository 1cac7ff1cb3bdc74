import { ownValue } from '@/domain/own-value'
import { rulesOf, ShopError } from '@/domain/shop-error'
import reasons from './decline-reasons.json' with { type: 'json' }
import SAID from './payment-errors.json' with { type: 'json' }

const refused = rulesOf(SAID)

/** The provider gave no usable answer. The same request may be sent again after a pause. */
export class PaymentProviderAway extends ShopError {
  override readonly retryAfterInSeconds: number

  constructor(retryAfterInSeconds = 5, { cause }: ErrorOptions = {}) {
    super(
      'payment_provider_away',
      503,
      'The payment service does not answer just now. Please try again.',
    )
    this.retryAfterInSeconds = retryAfterInSeconds
    this.cause = cause
  }
}

/**
 * The failure of an earlier request under the same key, which Stripe repeats for a day without trying again
 * (docs.stripe.com/api/idempotent_requests): only another key leads on.
 */
export class FailureIsRepeated extends PaymentProviderAway {
  constructor(options?: ErrorOptions) {
    super(1, options)
  }
}

/** The provider charges no such amount: its own limits depend on the currency it is paid out in. */
export class AmountIsRefused extends refused('amount_refused', 409) {}

/** The provider never makes this refund; the sentence is for staff. */
export class RefundIsRefused extends refused('refund_refused', 409) {}

/** A key already stands for another request: a mistake of ours, two orders would share a payment. */
export class IdempotencyKeyReused extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The payment key ${key} already belongs to another request.`, options)
    this.name = 'IdempotencyKeyReused'
  }
}

/**
 * Reasons a buyer may learn and can act upon (docs.stripe.com/declines/codes). A card reported lost or
 * stolen, and a suspicion of fraud, are not among them: whoever pays then must not be told.
 */
const REASONS: Record<string, string> = reasons

const NO_REASON = 'Your bank said no and gave no reason.'

/** The most exact word wins: Stripe's decline code, then its error code. */
export function declineSentence(code: string | null, declineCode: string | null): string {
  return ownValue(REASONS, declineCode ?? '') ?? ownValue(REASONS, code ?? '') ?? NO_REASON
}
