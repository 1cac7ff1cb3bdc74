import type Stripe from 'stripe'
import type { ProviderFee } from '../payment-provider'
import { requestStripe } from './request-stripe'
import { fromStripeAmount } from './stripe-units'

const EXPAND = ['latest_charge.balance_transaction']

/**
 * What Stripe kept of a payment. It stands on the movement of the account's balance, which some ways to pay have hours later only
 * (docs.stripe.com/payments/payment-intents/asynchronous-capture). The fee of a dispute is a movement of its own, and not in it.
 */
export async function findFee(stripe: Stripe, intent: string): Promise<ProviderFee | null> {
  const result = await requestStripe(() =>
    stripe.paymentIntents.retrieve(intent, { expand: EXPAND }),
  )
  if (result.kind === 'unknown') return null
  if (result.kind !== 'ok') throw result.error

  const charge = result.value.latest_charge
  const movement = charge !== null && typeof charge === 'object' ? charge.balance_transaction : null
  if (movement === null || typeof movement !== 'object') return null
  const { fee, currency } = movement
  return { amount: fromStripeAmount(fee, currency), currency: currency.toUpperCase() }
}
