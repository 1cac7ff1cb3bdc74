import Stripe from 'stripe'
import {
  AmountIsRefused,
  FailureIsRepeated,
  IdempotencyKeyReused,
  PaymentProviderAway,
} from '../payment-errors'

type StripeResult<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'unknown'; error: Error }
  | { kind: 'wrong_state'; error: Error }

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

const AMOUNT_CODES = ['amount_too_small', 'amount_too_large']

/** The buyer waits no longer than this, whatever time-outs and retries add up to. */
const TIMEOUT_IN_MS = 11_000

/** One request, its outcome classified; an error that the caller cannot act upon is thrown. */
export async function requestStripe<T>(request: () => Promise<T>): Promise<StripeResult<T>> {
  try {
    return { kind: 'ok', value: await withTimeout(request()) }
  } catch (error) {
    return classifyError(error)
  }
}

function classifyError(error: unknown): StripeResult<never> {
  const { errors } = Stripe
  if (error instanceof errors.StripeConnectionError) throw away(error)
  if (error instanceof errors.StripeRateLimitError) throw away(error)
  if (error instanceof errors.StripeIdempotencyError)
    throw new IdempotencyKeyReused(error.headers?.['idempotency-key'] ?? '', { cause: error })
  if (!(error instanceof errors.StripeError)) throw error

  if (error.code === 'idempotency_key_in_use') throw away(error)
  if (error.code === 'lock_timeout') throw away(error)
  if (isRepeated(error)) throw new FailureIsRepeated({ cause: error })
  if ((error.statusCode ?? 500) >= 500) throw away(error)
  if (AMOUNT_CODES.includes(error.code ?? '')) throw new AmountIsRefused()
  if (error.code === 'resource_missing') return { kind: 'unknown', error }
  if (error.code === 'payment_intent_unexpected_state') return { kind: 'wrong_state', error }

  throw error
}

function isRepeated(error: StripeError): boolean {
  return (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true'
}

function away(error: StripeError): PaymentProviderAway {
  const seconds = Number(error.headers?.['retry-after'])
  return new PaymentProviderAway(seconds > 0 ? Math.ceil(seconds) : undefined, { cause: error })
}

/** The request goes on after the timeout; its idempotency key makes a second one harmless. */
async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentProviderAway()), TIMEOUT_IN_MS)
  })
  answer.catch(() => undefined)

  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}
