import { ownValue } from '@/domain/own-value'
import unitsInOne from './units-in-one.json' with { type: 'json' }

/**
 * How many of Stripe's units one of the shop's is, where that is not one (docs.stripe.com/currencies, "Special cases", compared in
 * 2026-11). The króna and the Ugandan shilling have no cents, but are sent with two digits that are always 00. Currencies of three
 * digits are sent with all of them, the last of which must be 0, so the shop counts them in hundredths. The currencies
 * without any digits at Stripe have none in `domain/money/currencies.ts` either. Forints and Taiwan dollars differ in payouts alone.
 */
const STRIPE_UNITS_IN_ONE: Readonly<Record<string, number>> = unitsInOne

/** Of an intent, or of a refund, as Stripe is to be told it. */
export function toStripeAmount(amount: number, currency: string): number {
  return amount * unitsIn(currency)
}

/** Of an intent, a charge, a refund or a dispute, as the shop counts it. */
export function fromStripeAmount(amount: number, currency: string): number {
  return amount / unitsIn(currency)
}

function unitsIn(currency: string): number {
  return ownValue(STRIPE_UNITS_IN_ONE, currency.toUpperCase()) ?? 1
}
