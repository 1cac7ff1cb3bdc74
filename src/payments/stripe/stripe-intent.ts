import type Stripe from 'stripe'
import { declineSentence } from '../payment-errors'
import type { Intent, IntentStatus } from '../payment-provider'
import { fromStripeAmount } from './stripe-units'

/** Stripe's states, in the five that make a difference to an order. A state yet unknown has to wait. */
const STATUS: Record<string, IntentStatus> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'requires_action',
  requires_action: 'requires_action',
  processing: 'processing',
  // Only of accounts set to capture by hand: the money is reserved and not yet ours.
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

export function intentOf(intent: Stripe.PaymentIntent): Intent {
  const inOurUnits = (amount: number) => fromStripeAmount(amount, intent.currency)
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    amount: inOurUnits(intent.amount),
    amountReceived: inOurUnits(intent.amount_received),
    amountRefunded: inOurUnits(refundedOf(intent.latest_charge)),
    currency: intent.currency.toUpperCase(),
    orderId: intent.metadata.order_id ?? null,
    revision: revisionOf(intent.metadata.revision),
    status: STATUS[intent.status] ?? 'processing',
    charge: chargeIdOf(intent.latest_charge),
    declineMessage: declineOf(intent.last_payment_error),
    ...savedCardOf(intent),
    ...attemptOf(intent),
  }
}

/** A charge that was not asked for in full is an id, and one just made has no refunds. */
function refundedOf(charge: Stripe.PaymentIntent['latest_charge']): number {
  return charge !== null && typeof charge === 'object' ? charge.amount_refunded : 0
}

function chargeIdOf(charge: Stripe.PaymentIntent['latest_charge']): string | null {
  return typeof charge === 'object' ? (charge?.id ?? null) : charge
}

function savedCardOf({
  customer,
  payment_method,
  setup_future_usage,
  status,
}: Stripe.PaymentIntent): Pick<Intent, 'savedCard'> {
  if (status !== 'succeeded' || setup_future_usage !== 'off_session') return {}
  const [owner, method] = [customer, payment_method].map((one) =>
    typeof one === 'object' ? one?.id : one,
  )
  return owner && method ? { savedCard: { customer: owner, method } } : {}
}

function revisionOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null
}

function declineOf(error: Stripe.PaymentIntent['last_payment_error']): string | null {
  return error === null ? null : declineSentence(error.code ?? null, error.decline_code ?? null)
}

/** A bank's question that went unanswered makes no charge: then the means of payment names the attempt. */
function attemptOf({ last_payment_error: error }: Stripe.PaymentIntent) {
  const attempt = error?.charge ?? error?.payment_method?.id
  return attempt ? { declinedAttempt: attempt } : {}
}

/** Where staff find a payment at Stripe; what test keys made stands beside what is real. */
export function stripeDashboardUrl(intent: string, { isTest }: { isTest: boolean }): string {
  return `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${encodeURIComponent(intent)}`
}
