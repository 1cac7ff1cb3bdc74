import { ownValue } from '@/domain/own-value'
import { fromStripeAmount } from './stripe/stripe-units'
import leastCharges from './least-charges.json' with { type: 'json' }
import mostCharges from './most-charges.json' with { type: 'json' }

export type ChargeLimits = { least: number; most: number }

/**
 * What Stripe charges at least, in its own units: the table of docs.stripe.com/currencies, "Minimum and maximum charge amounts",
 * compared in 2026-11. An account that is paid out in another currency must reach that one's minimum; Stripe says so itself.
 */
const LEAST: Record<string, number> = leastCharges

/** Eight digits, but for the currencies of the same page that take more, by card at least. */
const MOST = 99_999_999

const MORE: Record<string, number> = mostCharges

/** In the shop's units. Of a currency that is not listed Stripe itself says at the payment what is too little. */
export function chargeLimits(currency: string): ChargeLimits {
  return {
    least: Math.ceil(fromStripeAmount(ownValue(LEAST, currency) ?? 1, currency)),
    most: Math.floor(fromStripeAmount(ownValue(MORE, currency) ?? MOST, currency)),
  }
}
