import { ownValue } from '@/domain/own-value'
import reasons from './decline-reasons.json' with { type: 'json' }

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
