import { ownValue } from '@/domain/own-value'

/**
 * Reasons a buyer may learn and can act upon (docs.stripe.com/declines/codes). A card reported lost or
 * stolen, and a suspicion of fraud, are not among them: whoever pays then must not be told.
 */
const REASONS: Record<string, string> = {
  insufficient_funds: 'Your bank said there is not enough money in the account.',
  withdrawal_count_limit_exceeded: 'Your bank said the limit of the card is reached.',
  card_velocity_exceeded: 'Your bank said the limit of the card is reached.',
  expired_card: 'The card has expired.',
  incorrect_number: 'The card number is not right.',
  invalid_number: 'The card number is not right.',
  incorrect_cvc: 'The security code is not right.',
  invalid_cvc: 'The security code is not right.',
  incorrect_zip: 'The postal code does not belong to the card.',
  incorrect_address: 'The address does not belong to the card.',
  invalid_expiry_month: 'The expiry date is not right.',
  invalid_expiry_year: 'The expiry date is not right.',
  invalid_account: 'Your bank does not know this card.',
  new_account_information_available: 'Your bank does not know this card.',
  card_not_supported: 'Your bank does not allow this kind of purchase with the card.',
  transaction_not_allowed: 'Your bank does not allow this kind of purchase with the card.',
  service_not_allowed: 'Your bank does not allow this kind of purchase with the card.',
  currency_not_supported: 'The card does not pay in this currency.',
  duplicate_transaction: 'Your bank has just seen a payment of the same amount.',
  authentication_required: 'Your bank wants you to confirm the payment.',
  authentication_not_handled: 'Your bank wants you to confirm the payment.',
  payment_intent_authentication_failure: 'Your bank could not confirm that it was you.',
  approve_with_id: 'Your bank could not be reached.',
  issuer_not_available: 'Your bank could not be reached.',
  try_again_later: 'Your bank could not be reached.',
  processing_error: 'Something went wrong between the banks.',
  reenter_transaction: 'Something went wrong between the banks.',
  payment_intent_payment_attempt_expired: 'The payment took too long.',
}

const NO_REASON = 'Your bank said no and gave no reason.'

/** The most exact word wins: Stripe's decline code, then its error code. */
export function declineSentence(code: string | null, declineCode: string | null): string {
  return ownValue(REASONS, declineCode ?? '') ?? ownValue(REASONS, code ?? '') ?? NO_REASON
}
