/** The provider gave no usable answer. The same request may be sent again after a pause. */
export class PaymentProviderAway extends Error {
  readonly code = 'payment_provider_away'
  readonly status = 503
  readonly retryAfterInSeconds: number

  constructor(retryAfterInSeconds = 5, options?: ErrorOptions) {
    super('The payment service does not answer. Nothing was charged; please try again.', options)
    this.name = 'PaymentProviderAway'
    this.retryAfterInSeconds = retryAfterInSeconds
  }
}

/** A key already stands for another request: two orders would have shared one payment. */
export class IdempotencyKeyReused extends Error {
  readonly code = 'idempotency_key_reused'
  readonly status = 409

  constructor(key: string, options?: ErrorOptions) {
    super(`The payment key ${key} already belongs to another request.`, options)
    this.name = 'IdempotencyKeyReused'
  }
}
