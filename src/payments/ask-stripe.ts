import Stripe from 'stripe'
import { IdempotencyKeyReused, PaymentProviderAway } from './payment-errors'

export type StripeAnswer<T> =
  | { kind: 'answered'; value: T }
  | { kind: 'unknown'; error: Error }
  | { kind: 'wrong_state'; error: Error }

/** The buyer waits no longer than this, whatever time-outs and retries add up to. */
const PATIENCE_IN_MS = 11_000

/** Asks once and sorts the answer; whatever the caller cannot decide upon is thrown. */
export async function askStripe<T>(question: () => Promise<T>): Promise<StripeAnswer<T>> {
  try {
    return { kind: 'answered', value: await withPatience(question()) }
  } catch (error) {
    return sortError(error)
  }
}

function sortError(error: unknown): StripeAnswer<never> {
  const { errors } = Stripe
  if (error instanceof errors.StripeConnectionError) throw away(error)
  if (error instanceof errors.StripeRateLimitError) throw away(error)
  if (error instanceof errors.StripeIdempotencyError) throw keyReused(error)
  if (!(error instanceof errors.StripeError)) throw error

  if (error.code === 'idempotency_key_in_use') throw away(error)
  if (error.code === 'lock_timeout') throw away(error)
  if ((error.statusCode ?? 500) >= 500) throw away(error)
  if (error.code === 'resource_missing') return { kind: 'unknown', error }
  if (error.code === 'payment_intent_unexpected_state') return { kind: 'wrong_state', error }

  throw error
}

function away(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentProviderAway {
  const seconds = Number(error.headers?.['retry-after'])
  return new PaymentProviderAway(seconds > 0 ? Math.ceil(seconds) : undefined, { cause: error })
}

function keyReused(error: Error & { headers?: Record<string, string> }): IdempotencyKeyReused {
  return new IdempotencyKeyReused(error.headers?.['idempotency-key'] ?? '', { cause: error })
}

/** The question goes on behind our back; its idempotency key makes asking again harmless. */
async function withPatience<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentProviderAway()), PATIENCE_IN_MS)
  })
  answer.catch(() => undefined)

  return Promise.race([answer, patience]).finally(() => clearTimeout(timer))
}
