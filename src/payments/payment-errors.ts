import { ShopError } from '@/domain/shop-error'

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

/** A key already stands for another request: a mistake of ours, two orders would share a payment. */
export class IdempotencyKeyReused extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The payment key ${key} already belongs to another request.`, options)
    this.name = 'IdempotencyKeyReused'
  }
}
